/**
 * Makes something when it is first asked for, and once: the formats of `Intl` take a phone ten milliseconds each, and a
 * screen needs few of them.
 */
export function lazy<T>(make: () => T): () => T {
  let made: { is: T } | null = null;
  return () => (made ??= { is: make() }).is;
}
