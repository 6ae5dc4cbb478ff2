/** Files among the open data that are no set of rows. */
export const API_FILE = "openapi.json";
export const FEED_FILE = "cambios.atom";
