import type { TestProduct } from "./product.ts";

/** The scopes on the simulated consent page of both providers. */
export const EVERYTHING = [
  "activity:read",
  "activity:read_all",
  "ACTIVITY_EXPORT",
  "HISTORICAL_DATA_EXPORT",
] as const;

/** Grants or (`allow` null) denies on a simulated provider's page; returns the redirect URL. */
export async function consentAt(
  kalivo: TestProduct,
  authorizeUrl: string,
  { account, allow = EVERYTHING }: { account: string; allow?: readonly string[] | null },
): Promise<URL> {
  const page = new URL(authorizeUrl);
  const answer = await pressSimulated(kalivo, page.pathname + page.search, {
    answer: allow === null ? "deny" : "allow",
    account,
    ...Object.fromEntries((allow ?? []).map((scope) => [scope, "1"])),
  });
  return new URL(String(answer.headers.location));
}

/** Submits a form of a simulated provider's pages. */
export const pressSimulated = (kalivo: TestProduct, url: string, fields: Record<string, string> = {}) =>
  kalivo.app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });
