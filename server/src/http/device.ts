/** First match wins: user agents also contain the names of the browsers they derive from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOPT\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\/|\bAppleWebKit\/.*Mobile\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMacintosh\b|\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/**
 * A short label for a session, "Firefox/Android": browser and system, without versions or models, which would reveal more.
 * Null: neither is recognised.
 */
export function deviceOf(userAgent: string | undefined): string | null {
  const said = (userAgent ?? "").slice(0, 500);
  const found = (kinds: typeof BROWSERS) => kinds.find(([sign]) => sign.test(said))?.[1] ?? "";
  const device = `${found(BROWSERS)}/${found(SYSTEMS)}`;
  return device === "/" ? null : device;
}
