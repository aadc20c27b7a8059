import * as api from "@kalivo/contract/api-paths.ts";
import { confirmAddressOf } from "./people.ts";
import type { TestProduct } from "./product.ts";

type Said = { message: string };

/** The standing cast: what a person does in the app, as the calls the app makes. */
export type Actor = {
  id: number;
  token: string;
  email: string;
  get: <Body>(path: string) => Promise<Body>;
  does: <Body = Said>(path: string, data?: Record<string, unknown>) => Promise<Body>;
};

/** Registers, signs in, and confirms the address as the link of the welcome mail would. */
export async function register(kalivo: TestProduct, first_name: string, last_name: string): Promise<Actor> {
  const email = `${first_name}.${last_name}@example.org`.toLowerCase();
  const data = { first_name, last_name, email, password: "correct horse" };
  const { token } = (
    await succeeded(kalivo.call<{ token: string }>("POST", api.register, { data, form: true }))
  ).body;
  const get = async <Body>(path: string) => (await succeeded(kalivo.call<Body>("GET", path, { token }))).body;
  const does = async <Body = Said>(path: string, sent: Record<string, unknown> = {}) =>
    (
      await succeeded(
        kalivo.call<Body>("POST", path, { token, data: sent, form: Object.keys(sent).length > 0 }),
      )
    ).body;
  const { id } = await get<{ id: number }>(api.readMe);
  await confirmAddressOf(kalivo, id);
  return { id, token, email, get, does };
}

export const chooseOrganisations = (actor: Actor, organisations: readonly number[]) =>
  actor.does(api.chooseOrganisations, { organisations });

/** Saves a card on the provider's hosted page and comes back. */
export async function saveCard(kalivo: TestProduct, actor: Actor, number: string): Promise<void> {
  const { url } = await actor.get<{ url: string }>(api.openPortal);
  const form = new URLSearchParams({ method: "card", number });
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const page = await kalivo.app.inject({
    method: "POST",
    url: new URL(url).pathname,
    headers,
    payload: form.toString(),
  });
  if (page.statusCode !== 303) throw new Error(`the set-up page answered ${page.statusCode}`);
  const { active } = await actor.does<{ active: boolean }>(api.refreshPayment);
  if (!active) throw new Error("the card was not saved");
}

export const back = (actor: Actor, burner: Actor, perCalorie: number, limit: number) =>
  actor.does(api.backBurner, { burner_id: burner.id, perCalorie, limit });

export const logCalories = (actor: Actor, kcal: number) =>
  actor.does(api.saveWorkout, { type: "custom", kcal });

async function succeeded<Body>(answering: Promise<{ status: number; text: string; body: Body }>) {
  const answer = await answering;
  if (answer.status >= 300) throw new Error(`refused with ${answer.status}: ${answer.text}`);
  return answer;
}
