// A log may have a megabyte without a blank in it: each of these reads it once, whatever stands there.
const TRACES: readonly (readonly [RegExp, string])[] = [
  [/(?<![^\s@<>()"'])[^\s@<>()"']+@[^\s@<>()"']+/g, "(mail)"],
  [/\?[^\s?]+/g, "?(query)"],
  [/(?<![\w-])[\w-]{16,}\.[\w-]{16,}/g, "(token)"],
  [/[\w-]{32,}/g, "(token)"],
  [/\/\d{1,20}(?![\w.:])/g, "/(id)"],
];

/**
 * A debug log without what leads to a person: mail addresses, tokens, what was searched, and the ids in addresses.
 * A feedback may be anonymous, and even one that is not has no use for them.
 */
export const withoutTraces = (log: string): string =>
  TRACES.reduce((text, [trace, instead]) => text.replaceAll(trace, instead), log);
