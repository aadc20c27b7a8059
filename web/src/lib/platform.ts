/** The server's host for the phone shells (specification §7.1). */
const productionHost = (): string => __KALIVO_HOST__;

/** Whether the page runs in the Capacitor shell. */
export function isNative(): boolean {
  return window.Capacitor?.isNativePlatform() ?? false;
}

/** The prefix of API paths: empty on the web. */
export const callPrefix = (): string => (isNative() ? productionHost() : "");

/** The origin of shared links: the page's own, or the production host in a shell. */
export const publicOrigin = (): string => (isNative() ? productionHost() : location.origin);
