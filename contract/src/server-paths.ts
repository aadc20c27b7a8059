/** Of them, those that machines ask for: what is no route below one is nothing, and never the app. */
export const MACHINE_PATHS = [
  "api",
  "sanctum",
  "pictures",
  "preview",
  "assets",
  "healthz",
  "readyz",
  "metrics",
  ".well-known",
] as const;

/**
 * First segments of the addresses that the server answers itself; every other one is a page of the app. The service worker
 * ignores them, and the development server proxies them.
 */
export const SERVER_PATHS = [
  ...MACHINE_PATHS,
  "sandbox",
  "simulated",
  "mailbox",
  "legal",
  "o",
  "t",
  "p",
  "m",
] as const;
