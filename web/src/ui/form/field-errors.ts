type Found = { type?: unknown; message?: string | undefined } | undefined;

/** The `type` of an error that came with a refusal (422) and not from the form's own check. */
export const REFUSED = "refused";

/** What stands under each field: the server's own words where it refused it, else ours. */
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
