/** Where the app lives when its pages are inside a phone's shell (specification §7.1). */
const productionHost = (): string => __KALIVO_HOST__;

/** The shell of Capacitor puts this object on the page; a browser has none. */
export function isNative(): boolean {
  return window.Capacitor?.isNativePlatform() ?? false;
}

/** What every call's path is prefixed with: nothing on the web. */
export const callPrefix = (): string => (isNative() ? productionHost() : "");

/** What links that leave the app begin with: the page's own address, or in a shell the production host. */
export const publicOrigin = (): string => (isNative() ? productionHost() : location.origin);
