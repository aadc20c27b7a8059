type Found = { type?: unknown; message?: string | undefined } | undefined;

/** The `type` of a server error (422), as opposed to the form's own validation. */
export const REFUSED = "refused";

/** The message per field: the server's for its own errors, else ours. */
export function fieldErrors<Name extends string>(
  found: Readonly<Partial<Record<NoInfer<Name>, Found>>>,
  ours: Readonly<Record<Name, string>>,
): Record<Name, string | undefined>;
export function fieldErrors(
  found: Readonly<Record<string, Found>>,
  ours: Readonly<Record<string, string>>,
): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(ours).map(([name, words]) => [name, shown(found[name], words)]));
}

function shown(error: Found, ours: string): string | undefined {
  if (error === undefined) return undefined;
  return error.type === REFUSED ? error.message || ours : ours;
}
