import { closestMatch } from "leven";
import { SECRETS } from "./secret-files.ts";

/** A name that was set, and the variable that its hand had in mind. */
export type Misspelt = { readonly name: string; readonly meant: string };

/** Two letters changed places, or one or two too many, too few or wrong. */
const FARTHEST = 2;
/** Shorter names have too many neighbours that other programs read. */
const SHORTEST = 7;

/** For a log or a check. */
export const sayMisspelt = ({ name, meant }: Misspelt): string =>
  `${name} is set and read by nothing: is ${meant} meant?`;

/** Names set in `env` that nothing reads, though one of `variables` is nearly called so. */
export function misspeltNames(
  env: Readonly<Record<string, string | undefined>>,
  variables: readonly string[],
): Misspelt[] {
  const known = [...variables, ...SECRETS.map((secret) => `${secret}_FILE`)];
  const long = known.filter((name) => name.length >= SHORTEST);
  return Object.keys(env).flatMap((name) => {
    if (known.includes(name)) return [];
    const typed = name.toUpperCase().replaceAll("-", "_");
    const meant = closestMatch(typed, long, { maxDistance: FARTHEST });
    return meant === undefined ? [] : [{ name, meant }];
  });
}
