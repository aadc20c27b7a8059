import type { AddressWith } from "@kalivo/contract/calls.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import sharp from "sharp";
import { organisation, somebody, type Somebody } from "./people.ts";
import { addPasskey } from "./passkeys.ts";
import { saveMethod } from "./payer.ts";
import type { TestProduct } from "./product.ts";
import { codeOf, teamOf } from "./teams.ts";

// A person who has used every feature, under names that occur nowhere else.

export const FIRST_NAME = "Aminata";
export const LAST_NAME = "O'Brienska";
export const PSEUDONYM = "Nightowl & Sons";
export const PHONE = "470 123 456";

export type FullLife = {
  person: Somebody;
  burner: Somebody;
  donor: Somebody;
  /** Joined the shared team later than the burner. */
  mate: Somebody;
  pictureUrl: string;
  sharedTeam: number;
  ownTeam: number;
};

/** From November 2026 to 1 January 2027: a collected, an announced and a running month. */
export async function liveFully(kalivo: TestProduct): Promise<FullLife> {
  const person = await somebody(kalivo, FIRST_NAME, LAST_NAME);
  const burner = await somebody(kalivo, "Bo", "Renders");
  const donor = await somebody(kalivo, "Do", "Nadar");
  const mate = await somebody(kalivo, "He", "Irwin");
  await giveAndGet(kalivo, { person, burner, donor });
  const pictureUrl = await tellOfOneself(kalivo, person);
  const sharedTeam = await teamOf(kalivo, person, burner, mate);
  const ownTeam = await teamOf(kalivo, person);
  const written = { name: `${FIRST_NAME}'s crew`, description: `All about ${LAST_NAME}` };
  await send(kalivo, person, pathTo(api.saveTeam, { id: ownTeam }), written);
  await kalivo.call("GET", api.openPortal, { token: person.token, data: { teamId: sharedTeam } });
  await codeOf(kalivo, person, { label: `Birthday of ${FIRST_NAME}` });
  await addPasskey(kalivo, person, `Phone of ${FIRST_NAME}`);
  await liveMonths(kalivo, { person, burner });
  return { person, burner, donor, mate, pictureUrl, sharedTeam, ownTeam };
}

const send = (kalivo: TestProduct, who: Somebody, path: AddressWith<"POST">, data: Record<string, unknown>) =>
  kalivo.call("POST", path, { token: who.token, data });

async function giveAndGet(
  kalivo: TestProduct,
  { person, burner, donor }: Pick<FullLife, "person" | "burner" | "donor">,
) {
  const ocean = await organisation(kalivo, "Ocean Watch");
  for (const one of [person, burner])
    await send(kalivo, one, api.chooseOrganisations, { organisations: [ocean] });
  for (const one of [person, donor]) await saveMethod(kalivo, one);
  await kalivo.runDue();
  const pledge = { perCalorie: 0.5, limit: 1000 };
  await send(kalivo, person, api.backBurner, { ...pledge, burner_id: burner.id });
  await send(kalivo, donor, api.backBurner, { ...pledge, burner_id: person.id });
  await kalivo.runDue();
}

/** Returns the picture's URL. */
async function tellOfOneself(kalivo: TestProduct, person: Somebody): Promise<string> {
  const { token, email } = person;
  const create = { width: 20, height: 20, channels: 3, background: "teal" } as const;
  const file = new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]);
  const data = { file, phone: `+32 ${PHONE}`, weight: 61.5, height: 171 };
  await kalivo.call("POST", api.saveInformations, { token, data, form: true });
  await kalivo.call("POST", api.forgotPassword, { data: { email } });
  const feedback = `I am ${FIRST_NAME.toUpperCase()} ${LAST_NAME}, write to ${email}.`;
  await send(kalivo, person, api.sendFeedback, { feedback, logFile: `log of ${FIRST_NAME} ${LAST_NAME}` });
  await kalivo.call("GET", api.initIntegration, { token, data: { type: "strava" } });
  const me = await kalivo.call("GET", api.readMe, { token });
  return me.body.picture?.url ?? "";
}

async function liveMonths(kalivo: TestProduct, { person, burner }: Pick<FullLife, "person" | "burner">) {
  const work = (who: Somebody, notes: string) =>
    send(kalivo, who, api.saveWorkout, { type: "custom", kcal: 1_200, notes });
  await work(person, `${FIRST_NAME} in the hills`);
  await work(burner, "Run");
  for (const instant of ["2026-12-01T05:01:00Z", "2026-12-04T08:01:00Z"]) await kalivo.moveTo(instant);
  await kalivo.runDue();
  // Some mails contain the name, some the pseudonym.
  await send(kalivo, person, api.savePrivacy, { pseudo: PSEUDONYM });
  await work(person, `${FIRST_NAME} by the sea`);
  await work(burner, "Swim");
  await kalivo.moveTo("2027-01-01T05:01:00Z");
  await work(person, `${FIRST_NAME} on a bike`);
}
