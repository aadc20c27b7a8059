import { CONSENT_VERSIONS } from "@kalivo/words/consent-versions.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { ProfileType, RegistrationStep } from "@kalivo/domain/people/registration.ts";
import { expect, inject } from "vitest";
import { addressMail } from "./address-mail.ts";
import { booleanIn, numberIn, textIn } from "./answers.ts";
import type { Person } from "./people.ts";

export type Member = Person & { id: number; token: string };

type Options = {
  consents?: boolean;
  /** Somebody who is still on the way through the registration. */
  registering?: { type: ProfileType; step: RegistrationStep };
};

/** Somebody whose registration is not what a journey is about, made by the calls the app would make; they agreed to health data unless told otherwise. */
export async function member(person: Person, options: Options = {}): Promise<Member> {
  const { consents = true, registering } = options;
  const { firstName: first_name, lastName: last_name, email, password } = person;
  const account = { first_name, last_name, email, password, ...(registering && { wanted: "" }) };
  const token = textIn(await post(api.register, account), "token");
  const id = numberIn(await get(api.readMe, token), "id");
  const consent = { kind: "health", text_version: CONSENT_VERSIONS.health, granted: true };
  if (consents) await post(api.giveConsent, consent, token);
  if (registering) await post(api.saveRegistration, registering, token);
  return { ...person, id, token };
}

export const tokenOf = async ({ email, password }: Pick<Person, "email" | "password">): Promise<string> =>
  textIn(await post(api.signIn, { email, password }), "token");

export const chooseOrganisations = ({ token }: Member, organisations: readonly number[]) =>
  post(api.chooseOrganisations, { organisations }, token);
export const chooseFirstOrganisation = (burner: Member) => chooseOrganisations(burner, [1]);

export const backBurner = ({ token }: Member, burner: Member, euros: number) =>
  post(api.backBurner, { burner_id: burner.id, perCalorie: euros, limit: 10 }, token);

/** From another device: whoever is on a page of theirs hears nothing of it. */
export const endSignIns = ({ token }: Member) => post(api.endSignIns, {}, token);

export const refuseDonor = ({ token }: Member, { id }: Member) =>
  post(api.refuseDonor, { type: "user", id }, token);

/** An invitation without money. */
export const makeInvitation = async ({ token }: Member): Promise<string> =>
  textIn(await post(api.createCode, { perCalorie: 0 }, token), "code");

/** A team of somebody, and a code by which others join it. */
export async function teamWithCode({ token }: Member, name: string): Promise<string> {
  const teamId = numberIn(await post(api.createTeam, { name }, token), "id");
  return textIn(await post(api.createCode, { perCalorie: 0, teamId }, token), "code");
}

export const logKcal = ({ token }: Member, kcal: number) =>
  post(api.saveWorkout, { type: "football", kcal, notes: "Training" }, token);

/** What others may see, and which mails are wanted. */
export const setPrivacy = ({ token }: Member, settings: Record<string, boolean>) =>
  post(api.savePrivacy, settings, token);

/** Follows the link of the welcome mail, as the page behind it would: before anything is paid the address is confirmed. */
export async function confirmAddress({ email }: Pick<Person, "email">): Promise<void> {
  const { link } = await addressMail(email);
  await post(pathTo(api.followMailLink, { token: link }), { confirm: "yes" });
}

/** Saves a test card on the provider's page, as its form would. */
export async function giveCard(payer: Member, number: string): Promise<void> {
  const { token } = payer;
  if (!booleanIn(await get(api.readMe, token), "email_confirmed")) await confirmAddress(payer);
  const url = textIn(await get(api.openPortal, token), "url");
  const setup = url.includes("/portal/") ? await replacing(url) : url;
  const saved = await fetch(setup, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ method: "card", number }),
  });
  expect(saved.status).toBe(303);
  await post(api.refreshPayment, {}, token);
}

/** Whoever has a method already chooses another one on the provider's page; where that is typed in. */
async function replacing(portal: string): Promise<string> {
  const { headers } = await fetch(`${portal}/replace`, { method: "POST", redirect: "manual" });
  return new URL(headers.get("location") ?? "", portal).href;
}

async function get(path: string, token: string): Promise<unknown> {
  const answer = await fetch(`${inject("origin")}${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.ok, `GET ${path} ${answer.status}`).toBe(true);
  return answer.json();
}

async function post(path: string, data: Record<string, unknown>, token?: string): Promise<unknown> {
  const answer = await fetch(`${inject("origin")}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(data),
  });
  expect(answer.ok, `POST ${path} ${answer.status}`).toBe(true);
  return answer.json();
}

/** The calories of the workouts the server has of somebody, the latest first. */
export async function kcalOf({ token }: Member): Promise<number[]> {
  const list = await get(api.listWorkouts, token);
  if (!Array.isArray(list)) throw new Error("no list of workouts");
  return list.map((workout: unknown) => numberIn(workout, "kcal"));
}
