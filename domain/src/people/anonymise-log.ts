// A log may be a megabyte without a space: each pattern must run in linear time.
const TRACES: readonly (readonly [RegExp, string])[] = [
  [/(?<![^\s@<>()"'])[^\s@<>()"']+@[^\s@<>()"']+/g, "(mail)"],
  [/\?[^\s?]+/g, "?(query)"],
  [/(?<![\w-])[\w-]{16,}\.[\w-]{16,}/g, "(token)"],
  [/[\w-]{32,}/g, "(token)"],
  [/\/\d{1,20}(?![\w.:])/g, "/(id)"],
];

/**
 * A debug log without personal data: mail addresses, tokens, searches, and ids in addresses. Feedback may be anonymous, and
 * never needs them.
 */
export const withoutTraces = (log: string): string =>
  TRACES.reduce((text, [trace, instead]) => text.replaceAll(trace, instead), log);
