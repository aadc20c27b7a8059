export type Fitted = { text: string; size: number };

/**
 * The largest font size between `most` and `least` in which the text fits the width; if none does, the text is cut with
 * "…". `measure` gives a text's width in a size. Cuts between grapheme clusters, so that accents and emoji stay whole.
 */
export function fitText(
  text: string,
  width: number,
  { most, least }: { most: number; least: number },
  measure: (text: string, size: number) => number,
): Fitted {
  const wide = measure(text, most);
  if (wide <= width) return { text, size: most };
  const size = Math.floor((most * width) / wide);
  if (size >= least) return { text, size };
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  while (letters.length > 1 && measure(`${letters.join("").trimEnd()}…`, least) > width) letters.pop();
  return { text: `${letters.join("").trimEnd()}…`, size: least };
}
