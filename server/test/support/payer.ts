import * as api from "@kalivo/contract/api-paths.ts";
import type { Somebody } from "./people.ts";
import type { TestProduct } from "./product.ts";

/** Posts a form, as a page without scripts does; `url` may be absolute. */
export const postForm = (kalivo: TestProduct, url: string, data: Record<string, string> = {}) =>
  kalivo.app.inject({
    method: "POST",
    url: new URL(url, "http://localhost").pathname,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(data).toString(),
  });

/** Saves a payment method on the provider's page; the product learns of it with the next due steps. */
export async function saveMethod(
  kalivo: TestProduct,
  { token }: Somebody,
  number = "4242 4242 4242 4242",
  method: "card" | "sepa_debit" = "card",
) {
  const { body } = await kalivo.call("GET", api.openPortal, { token });
  return { url: body.url, answer: await postForm(kalivo, body.url, { method, number }) };
}
