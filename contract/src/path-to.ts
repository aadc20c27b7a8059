/** The names between braces of a path. */
type Named<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never;

/** What comes out, as text: anything may stand where the braces were. */
export type Filled<Path extends string> = Path extends `${infer Before}{${string}}${infer Rest}`
  ? `${Before}${string}${Filled<Rest>}`
  : Path;

declare const madeOf: unique symbol;

/** An address that was made of this path. */
export type AddressOf<Path extends string> = Path extends string
  ? Filled<Path> & { readonly [madeOf]: Path }
  : never;

/** The path of the contract behind an address; a path without braces is its own. */
export type PathOf<Address extends string> = Address extends { readonly [madeOf]: infer Path }
  ? Path
  : Address;

/**
 * An address of a call, with what stands between its braces: `pathTo("/api/team/{id}", { id: 1 })` is `/api/team/1`. What is
 * put in cannot leave its place: it is escaped.
 */
export function pathTo<Path extends string>(
  path: Path,
  values: Readonly<Record<Named<Path>, string | number>>,
): AddressOf<Path>;
export function pathTo(path: string, values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, () => encodeURIComponent(value)),
    path,
  );
}
