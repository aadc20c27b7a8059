import type { AddressWith } from "@kalivo/contract/calls.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { newPayer, newPerson, newPledge, newWorkout } from "../month-world.ts";
import { postForm, saveMethod } from "../payer.ts";
import { organisation, somebody, type Somebody } from "../people.ts";
import type { TestProduct } from "../product.ts";
import { nextWeek } from "../steps.ts";
import { codeOf, teamOf } from "../teams.ts";

/** The person whose settings are tested, and the viewers; `visitor` is not signed in. */
export type Viewer = "self" | "backer" | "backed" | "team mate" | "team admin" | "stranger" | "visitor";
export const OTHERS = ["backer", "backed", "team mate", "team admin", "stranger", "visitor"] as const;

export type PrivacyWorld = {
  person: Somebody;
  people: Record<Exclude<Viewer, "visitor">, Somebody>;
  team: number;
  organisation: number;
  code: string;
  /** All people's statements. */
  statements: readonly number[];
};

export const NAME = { first: "Xanthippe", last: "Quetzalcoatl" } as const;
export const ORGANISATION = "Zzyzx Sanctuary";
export const WORKOUT_TITLE = "Secretive sprint";
/** Values that are found by their digits. */
export const RATES = { backerGives: 0.73, personGives: 0.59 } as const;
export const LIMITS = { backerGives: 831, personGives: 613 } as const;
export const KCAL = { october: 15_432, november: 13_570 } as const;
const BACKED_KCAL = { october: 8_765, november: 9_750 } as const;
const FILLERS = { backers: 35, burners: 40 } as const;
export const COUNTS = { backers: FILLERS.backers + 2, burners: FILLERS.burners + 1 } as const;

/** A paid and a running month, in which every hideable fact has a unique value. */
export async function privacyWorld(kalivo: TestProduct): Promise<PrivacyWorld> {
  const people = {
    self: await somebody(kalivo, NAME.first, NAME.last),
    backer: await somebody(kalivo, "Gundula", "Geberin"),
    backed: await somebody(kalivo, "Horatio", "Huysmans"),
    "team mate": await somebody(kalivo, "Mirabel", "Maatje"),
    "team admin": await somebody(kalivo, "Albrecht", "Aanvoerder"),
    stranger: await somebody(kalivo, "Sigrid", "Stranger"),
  };
  const { self: person } = people;
  const sanctuary = await organisation(kalivo, ORGANISATION);
  await post(kalivo, person, api.chooseOrganisations, { organisations: [sanctuary] });
  const hands = await organisation(kalivo, "Helping Hands");
  await post(kalivo, people.backed, api.chooseOrganisations, { organisations: [hands] });
  const other = await somebody(kalivo, "Otto", "Overig"); // so that the organisation's total is not one person's
  await post(kalivo, other, api.chooseOrganisations, { organisations: [sanctuary] });
  // Their card would name it, and a name alone does not tell whose it is.
  const { db } = kalivo.product.services;
  await db
    .updateTable("privacy_settings")
    .set({ organisations: false })
    .where("user_id", "=", other.id)
    .execute();
  const team = await teamOf(kalivo, people["team admin"], person, people["team mate"]);
  await addPledges(kalivo, people, { team, other });
  await addFillers(kalivo, person.id);
  await liveAMonth(kalivo, people, other);
  await post(kalivo, person, api.saveInformations, PRIVATE);
  const { code } = await codeOf(kalivo, person, { perCalorie: 0.37 });
  return {
    person,
    people,
    team,
    organisation: sanctuary,
    code,
    statements: await statementsOf(kalivo, Object.values(people)),
  };
}

/** Never shown to others. */
export const PRIVATE = {
  phone: "+32470817263",
  weight: 83.3,
  height: 227,
  birthday: "1961-07-23",
  gender: "other",
} as const;

type People = PrivacyWorld["people"];

async function addPledges(
  kalivo: TestProduct,
  people: People,
  { team, other }: { team: number; other: Somebody },
) {
  const { self: person, backer, backed, "team admin": admin } = people;
  for (const payer of [person, backer]) await saveMethod(kalivo, payer);
  const portal = await kalivo.call("GET", api.openPortal, { token: admin.token, data: { teamId: team } });
  await postForm(kalivo, portal.body.url, { method: "card", number: "4242 4242 4242 4242" });
  await kalivo.runDue();
  const back = (payer: Somebody, pledge: Record<string, number>) =>
    post(kalivo, payer, api.backBurner, pledge);
  await back(backer, {
    burner_id: person.id,
    perCalorie: RATES.backerGives,
    limit: LIMITS.backerGives,
  });
  for (const { id } of [backed, other]) await back(backer, { burner_id: id, perCalorie: 0.11, limit: 100 });
  await back(admin, { burner_id: person.id, team_id: team, perCalorie: 0.41, limit: 457 });
  await back(person, {
    burner_id: backed.id,
    perCalorie: RATES.personGives,
    limit: LIMITS.personGives,
  });
}

/** Pledges without money: of payers whose method came after everything that is burned, and to inactive burners. */
async function addFillers(kalivo: TestProduct, personId: number) {
  const { db } = kalivo.product.services;
  const methodSince = new Date("2026-11-30T12:00:00Z");
  for (let n = 0; n < FILLERS.backers; n += 1)
    await newPledge(db, { payer: await newPayer(db, { methodSince }), burner: personId });
  const { id: payer } = await db
    .selectFrom("payers")
    .select("id")
    .where("user_id", "=", personId)
    .executeTakeFirstOrThrow();
  for (let n = 0; n < FILLERS.burners; n += 1) await newPledge(db, { payer, burner: await newPerson(db) });
}

async function liveAMonth(kalivo: TestProduct, { self: person, backed }: People, other: Somebody) {
  const { db } = kalivo.product.services;
  await newWorkout(db, { burner: other.id, endAt: "2026-10-20T10:00:00Z", kcal: 4_000 });
  await newWorkout(db, { burner: person.id, endAt: "2026-10-20T10:00:00Z", kcal: KCAL.october });
  await newWorkout(db, { burner: backed.id, endAt: "2026-10-20T10:00:00Z", kcal: BACKED_KCAL.october });
  await db.updateTable("workouts").set({ title: WORKOUT_TITLE }).where("user_id", "=", person.id).execute();
  for (const instant of ["2026-11-01T05:01:00Z", "2026-11-04T08:01:00Z", "2026-11-10T10:00:00Z"]) {
    await kalivo.moveTo(instant);
    await kalivo.runDue();
  }
  await newWorkout(db, { burner: person.id, endAt: "2026-11-09T10:00:00Z", kcal: KCAL.november });
  await newWorkout(db, { burner: backed.id, endAt: "2026-11-09T10:00:00Z", kcal: BACKED_KCAL.november });
  await nextWeek(kalivo); // then visible to everybody
}

async function statementsOf(kalivo: TestProduct, people: readonly Somebody[]): Promise<number[]> {
  const found = new Set<number>();
  for (const { token } of people) {
    const { body } = await kalivo.call("GET", api.listStatements, { token });
    for (const { id } of body) found.add(id);
  }
  return [...found];
}

async function post(
  kalivo: TestProduct,
  { token }: Somebody,
  path: AddressWith<"POST">,
  data: Record<string, unknown>,
): Promise<void> {
  const answer = await kalivo.call("POST", path, { token, data });
  if (answer.status >= 300) throw new Error(`${path} refused with ${answer.status}: ${answer.text}`);
}
