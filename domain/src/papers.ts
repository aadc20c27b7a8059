/** The day the papers at /legal were last changed: whoever registers agrees to these terms. */
export const PAPERS_VERSION = "2026-11-23";
