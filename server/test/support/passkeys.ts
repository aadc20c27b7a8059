import * as api from "@kalivo/contract/api-paths.ts";
import type { Passkey, PasskeyQuestion } from "@kalivo/contract/shapes/passkey.ts";
import { device, type Device, type Manner } from "./device.ts";
import { PASSWORD, type Somebody } from "./people.ts";
import type { TestProduct } from "./product.ts";

/** Requests the options of a new passkey, with the password as proof. */
export const askToAdd = (kalivo: TestProduct, { token }: Somebody, password = PASSWORD) =>
  kalivo.call("POST", api.askNewPasskey, {
    token,
    data: { proof: { password } },
  });

/** Adds a passkey by the real API calls. */
export async function addPasskey(
  kalivo: TestProduct,
  person: Somebody,
  name = "My phone",
  password = PASSWORD,
): Promise<{ passkey: Passkey; phone: Device }> {
  const phone = device();
  const { body } = await askToAdd(kalivo, person, password);
  const added = await kalivo.call("POST", api.addPasskey, {
    token: person.token,
    form: true,
    data: { name, ticket: body.ticket, credential: phone.create(body) },
  });
  if (added.status !== 201) throw new Error(`no passkey was added: ${added.text}`);
  return { passkey: added.body, phone };
}

export const askToSignIn = async (kalivo: TestProduct): Promise<PasskeyQuestion> =>
  (await kalivo.call("POST", api.askPasskeySignIn)).body;

export const answerSignIn = (kalivo: TestProduct, ticket: string, credential: Record<string, unknown>) =>
  kalivo.call("POST", api.signInWithPasskey, {
    form: true,
    data: { ticket, credential },
  });

export async function signInWith(kalivo: TestProduct, phone: Device, manner: Manner = {}) {
  const question = await askToSignIn(kalivo);
  return answerSignIn(kalivo, question.ticket, phone.get(question, manner));
}

/** The answer of a signed-in person's own passkey, as a proof or as a second factor. */
export async function answerOf(
  kalivo: TestProduct,
  { token }: Pick<Somebody, "token">,
  { phone, purpose, manner = {} }: { phone: Device; purpose: "proof" | "second_factor"; manner?: Manner },
) {
  const { body } = await kalivo.call("POST", api.askPasskeyProof, {
    token,
    data: { purpose },
  });
  return { ticket: body.ticket, credential: phone.get(body, manner) };
}
