export { fleetPages } from "./fleet-page.js";
export { referencePages } from "./reference.js";
