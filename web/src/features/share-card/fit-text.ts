export type Fitted = { text: string; size: number };

/**
 * A text in the largest size between two that fits a width; where not even the smallest does, it ends in "…".
 * `measure`: how wide a text is in a size. Whole letters only, so that none loses its accent or half an emoji.
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
