/** What `shipcost init` writes: a fleet that lints clean, and a first lesson in the format. */
export const STARTER = `# A fleet for shipcost. Price it: shipcost price FILE. Check it: shipcost lint FILE.
fleet: First Squadron
budget: 60                 # points the fleet may cost; leave it out for none
ships:
  # Only name and hull are required; every other field has a default.
  - name: Lance
    class: Destroyer
    hull: 8                # boxes: each weapon kind fills whole boxes of its own
    primaries: 6           # 1 a box
    secondaries: 4         # 4 a box
    specials: 1xPlasma(F)  # NxTypeP(A): how many, type, strength, arc (F A P S)
    shields: 1
    engines: 4
    count: 2
  - name: Standard
    class: Cruiser
    hull: 12
    primaries: 6
    secondaries: 8
    fighterBays: 4         # 2 a box
    specials: 1xMissile(P), 1xMissile(S)
    toughness: 4
    shields: 1
    crew: elite            # green, regular or elite
    flagship: true         # at most one
  # Boxes that mount nothing cost a quarter.
  - name: Provider
    class: Freighter
    hull: 8
    notes: Unarmed; runs for the edge of the table.
`;
