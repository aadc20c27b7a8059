/**
 * First segments of the addresses that the server answers itself; every other one is a page of the app. The service worker
 * ignores them, and the development server proxies them.
 */
export const SERVER_PATHS = [
  "api",
  "sanctum",
  "sandbox",
  "simulated",
  "mailbox",
  "pictures",
  "preview",
  "legal",
  "o",
  "t",
  "p",
  "m",
  "assets",
  "healthz",
  "readyz",
  "metrics",
  ".well-known",
] as const;
