/**
 * Opens an external page: in the phone shell in the system browser's tab over the app (never in the web view: RFC 8252);
 * else in a new tab, or in this one where pop-ups are blocked.
 */
export function openOutside(url: string): void {
  const browser = window.Capacitor?.Plugins?.Browser;
  if (browser !== undefined) return void browser.open({ url });
  const tab = window.open(url, "_blank");
  if (tab === null) location.assign(url);
  else tab.opener = null;
  return undefined;
}
