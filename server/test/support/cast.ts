import type { AddressWith } from "@kalivo/contract/calls.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { confirmAddressOf } from "./people.ts";
import type { TestProduct, ToldAt } from "./product.ts";

/** A person with the API calls their app makes. */
export type Actor = {
  id: number;
  token: string;
  email: string;
  get: <Address extends AddressWith<"GET">>(
    path: Address,
    data?: Record<string, unknown>,
  ) => Promise<ToldAt<"GET", Address>>;
  does: <Address extends AddressWith<"POST">>(
    path: Address,
    data?: Record<string, unknown>,
  ) => Promise<ToldAt<"POST", Address>>;
};

/** Registers, signs in, and confirms the address as the welcome mail's link would. */
export async function register(kalivo: TestProduct, first_name: string, last_name: string): Promise<Actor> {
  const email = `${first_name}.${last_name}@example.org`.toLowerCase();
  const account = { first_name, last_name, email, password: "correct horse" };
  const { token } = (await succeeded(kalivo.call("POST", api.register, { data: account, form: true }))).body;
  const get = async <Address extends AddressWith<"GET">>(path: Address, data: Record<string, unknown> = {}) =>
    (await succeeded(kalivo.call("GET", path, { token, data }))).body;
  const does = async <Address extends AddressWith<"POST">>(
    path: Address,
    data: Record<string, unknown> = {},
  ) => (await succeeded(kalivo.call("POST", path, { token, data, form: Object.keys(data).length > 0 }))).body;
  const { id } = await get(api.readMe);
  await confirmAddressOf(kalivo, id);
  return { id, token, email, get, does };
}

export const chooseOrganisations = (actor: Actor, organisations: readonly number[]) =>
  actor.does(api.chooseOrganisations, { organisations });

/** Saves a card on the provider's hosted page. */
export async function saveCard(kalivo: TestProduct, actor: Actor, number: string): Promise<void> {
  const { url } = await actor.get(api.openPortal);
  const form = new URLSearchParams({ method: "card", number });
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const page = await kalivo.app.inject({
    method: "POST",
    url: new URL(url).pathname,
    headers,
    payload: form.toString(),
  });
  if (page.statusCode !== 303) throw new Error(`the set-up page answered ${page.statusCode}`);
  const { active } = await actor.does(api.refreshPayment);
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
