/** The day the pages at /legal were last changed: registering accepts this version. */
export const PAPERS_VERSION = "2026-11-29";
