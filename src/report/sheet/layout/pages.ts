export { fleetPages } from "../fleet/page.js";
export { referencePages } from "../tables/reference.js";
