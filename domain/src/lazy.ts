/** Creates a value on first use, and once: each format of `Intl` takes a phone ten milliseconds, and a screen needs few. */
export function lazy<T>(make: () => T): () => T {
  let made: { is: T } | null = null;
  return () => (made ??= { is: make() }).is;
}
