/** Of a list in a sentence, so many are named. */
const NAMED = 3;

/** "Forest, Seas and 2 more": some names and how many there are besides, joined as the language joins them. */
export function firstOf(tag: string) {
  const list = new Intl.ListFormat(tag, { type: "conjunction" });
  return (names: readonly string[], more: (n: number) => string): string => {
    if (names.length <= NAMED) return list.format(names);
    const named = names.slice(0, NAMED - 1);
    return list.format([...named, more(names.length - named.length)]);
  };
}
