/** The fleet that `shipcost init` writes: it passes lint and shows the format. */
export const STARTER = `# A fleet for shipcost. shipcost price FILE prices it, and shipcost lint FILE checks it.
fleet: First Squadron
budget: 60                 # the points that the fleet may cost (optional)
ships:
  # Only name and hull are required; every other field has a default.
  - name: Lance
    class: Destroyer
    hull: 8                # hull boxes; each kind of weapon fills whole boxes of its own
    primaries: 6           # 1 a box
    secondaries: 4         # 4 a box
    specials: 1xPlasma(F)  # NxTypeP(A): number, type, strength, arc (F A P S)
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
    flagship: true         # one ship of the fleet
  # A hull box that mounts nothing costs a quarter of a point.
  - name: Provider
    class: Freighter
    hull: 8
    notes: Unarmed; runs for the edge of the table.
`;
