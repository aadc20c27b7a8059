/**
 * A page of somebody else. In the phone's shell in a tab of the phone's own browser over the app (never within it: RFC
 * 8252); else in a new tab, and in this one where tabs are blocked.
 */
export function openOutside(url: string): void {
  const browser = window.Capacitor?.Plugins?.Browser;
  if (browser !== undefined) return void browser.open({ url });
  const tab = window.open(url, "_blank");
  if (tab === null) location.assign(url);
  else tab.opener = null;
  return undefined;
}
