/** Files inside a zip that an import names when they were not read, or not whole; the others are counted. */
export const MAX_PARTS_TOLD = 20;
