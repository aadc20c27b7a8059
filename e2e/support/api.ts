import { CONSENT_VERSIONS } from "@kalivo/words/consent-versions.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { ProfileType, RegistrationStep } from "@kalivo/domain/people/registration.ts";
import { expect, inject } from "vitest";
import { addressMail } from "./address-mail.ts";
import { apiAt } from "./api-at.ts";
import type { Person } from "./people.ts";

const as = (token?: string) => apiAt(inject("origin"), token);

export type Member = Person & { id: number; token: string };

type Options = {
  consents?: boolean;
  /** Leaves the registration unfinished at this step. */
  registering?: { type: ProfileType; step: RegistrationStep };
};

/** Registers a person by the app's API calls; with the consent to health data by default. */
export async function member(person: Person, options: Options = {}): Promise<Member> {
  const { consents = true, registering } = options;
  const { firstName: first_name, lastName: last_name, email, password } = person;
  const account = { first_name, last_name, email, password, codes: [] };
  const { token } = await as().post(api.register, { ...account, ...(registering && { wanted: "" }) });
  const { get, post } = as(token);
  const { id } = await get(api.readMe);
  const consent = { kind: "health", text_version: CONSENT_VERSIONS.health, granted: true } as const;
  if (consents) await post(api.giveConsent, consent);
  if (registering) await post(api.saveRegistration, registering);
  return { ...person, id, token };
}

export const tokenOf = async ({ email, password }: Pick<Person, "email" | "password">): Promise<string> =>
  (await as().post(api.signIn, { email, password })).token;

export const chooseOrganisations = ({ token }: Member, organisations: number[]) =>
  as(token).post(api.chooseOrganisations, { organisations });
export const chooseFirstOrganisation = (burner: Member) => chooseOrganisations(burner, [1]);

export const backBurner = ({ token }: Member, burner: Member, euros: number) =>
  as(token).post(api.backBurner, { burner_id: burner.id, perCalorie: euros, limit: 10 });

/** Ends the sign-ins from another device; open pages are not told. */
export const endSignIns = ({ token }: Member) => as(token).post(api.endSignIns, {});

export const refuseDonor = ({ token }: Member, { id }: Member) =>
  as(token).post(api.refuseDonor, { type: "user", id });

export const makeInvitation = async ({ token }: Member): Promise<string> =>
  (await as(token).post(api.createCode, { perCalorie: 0 })).code;

/** Creates a team, and a code to join it. */
export async function teamWithCode({ token }: Member, name: string): Promise<string> {
  const { post } = as(token);
  const { id: teamId } = await post(api.createTeam, { name });
  return (await post(api.createCode, { perCalorie: 0, teamId })).code;
}

export const logKcal = ({ token }: Member, kcal: number) =>
  as(token).post(api.saveWorkout, { type: "football", kcal, notes: "Training" });

/** Sets privacy and mail settings. */
export const setPrivacy = ({ token }: Member, settings: Record<string, boolean>) =>
  as(token).post(api.savePrivacy, settings);

/** Confirms the address by the welcome mail's link, which payments require. */
export async function confirmAddress({ email }: Pick<Person, "email">): Promise<void> {
  const { link } = await addressMail(email);
  await as().post(pathTo(api.followMailLink, { token: link }), { confirm: "yes" });
}

/** Saves a test card on the provider's page by its form. */
export async function giveCard(payer: Member, number: string): Promise<void> {
  const { get, post } = as(payer.token);
  if (!(await get(api.readMe)).email_confirmed) await confirmAddress(payer);
  const { url } = await get(api.openPortal);
  const setup = url.includes("/portal/") ? await replacing(url) : url;
  const saved = await fetch(setup, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ method: "card", number }),
  });
  expect(saved.status).toBe(303);
  await post(api.refreshPayment, {});
}

/** The page on which a payer with a payment method enters another one. */
async function replacing(portal: string): Promise<string> {
  const { headers } = await fetch(`${portal}/replace`, { method: "POST", redirect: "manual" });
  return new URL(headers.get("location") ?? "", portal).href;
}

/** The payment problem in the session's answer. */
export const paymentProblem = async ({ token }: Member) =>
  (await as(token).get(api.readMe)).payment_info?.problem;

/** The calories of a person's workouts, newest first. */
export const kcalOf = async ({ token }: Member): Promise<number[]> =>
  (await as(token).get(api.listWorkouts)).map(({ kcal }) => kcal);
