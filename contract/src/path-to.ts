/** The names between braces of a path. */
type Named<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never;

/** The resulting address as a type: any text in place of the braces. */
export type Filled<Path extends string> = Path extends `${infer Before}{${string}}${infer Rest}`
  ? `${Before}${string}${Filled<Rest>}`
  : Path;

declare const madeOf: unique symbol;

/** An address made from this path. */
export type AddressOf<Path extends string> = Path extends string
  ? Filled<Path> & { readonly [madeOf]: Path }
  : never;

/** The path of the contract behind an address; a path without braces is its own. */
export type PathOf<Address extends string> = Address extends { readonly [madeOf]: infer Path }
  ? Path
  : Address;

/**
 * The address of a call with its parameters: `pathTo("/api/team/{id}", { id: 1 })` is `/api/team/1`. Values are escaped, so
 * they cannot change the path.
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
