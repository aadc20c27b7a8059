import { previousPeriod, periodOf, periodStart, type PeriodId } from "@kalivo/domain/billing/month.ts";
import { hashPassword } from "@kalivo/server/features/auth/password-hash.ts";
import type { Services } from "@kalivo/server/services.ts";
import type { Queryable } from "@kalivo/server/db/client.ts";
import { whileAlone } from "@kalivo/server/db/while-alone.ts";
import { chance, type Chance } from "./chance.ts";
import { insertBankAccounts } from "./bank-account.queries.ts";
import { cheerAndAnswer } from "./cheer-and-answer.ts";
import { bankAccount } from "./data/bank-accounts.ts";
import { THE_ASSOCIATION } from "./data/the-association.ts";
import { ORGANISATIONS } from "./data/organisations.ts";
import { demoPeople, type DemoPerson } from "./data/people.ts";
import { DEMO_PASSWORD } from "./demo-accounts.ts";
import { drawBanner, drawLogo, drawResult } from "./drawings.ts";
import { makeWorkouts } from "./make-workouts.ts";
import { liveThroughMonths } from "./months.ts";
import { inThePast } from "./past.ts";
import {
  chooseOrganisations,
  giveCards,
  hasPeople,
  insertDrawing,
  insertOrganisation,
  insertPeople,
  insertPledges,
  insertWorkouts,
  markEventsDelivered,
} from "./seed.queries.ts";
import { showProof } from "./show-proof.ts";
import { insertAssociation } from "./the-association.queries.ts";
import { addTeamsAndCodes } from "./teams/add-teams.ts";

const SEED = 20_261_121;
const MONTHS = 3;
const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** The lock of whoever lives the past of a demo. */
const PAST = "kalivo past";

/**
 * Fills an empty demo with people and three months of workouts; false when people exist already. Their past, closed and
 * collected month by month, is lived meanwhile: `past` ends with it, in every process of this demo.
 */
export function seedDemoOnce(
  services: Services,
  directString: string,
): Promise<{ seeded: boolean; past: Promise<void> }> {
  return whileAlone(directString, "kalivo seed", async () => {
    if (await hasPeople(services.db))
      return { seeded: false, past: whileAlone(directString, PAST, () => Promise.resolve()) };
    const present = services.clock.now();
    const first = monthsBefore(periodOf(present), MONTHS);
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await services.db
      .transaction()
      .execute((transaction) => populate(transaction, first, present, passwordHash));
    return {
      seeded: true,
      past: (await begunAlone(directString, () => liveUntil(services, first, present))).end,
    };
  });
}

/** The work, which has begun: whoever asks for its lock from now on waits for its end. */
async function begunAlone(directString: string, work: () => Promise<void>): Promise<{ end: Promise<void> }> {
  const begun = Promise.withResolvers<void>();
  const end = whileAlone(directString, PAST, () => {
    begun.resolve();
    return work();
  });
  await Promise.race([begun.promise, end]);
  return { end };
}

async function liveUntil(services: Services, first: PeriodId, present: Date) {
  const past = inThePast(services);
  await liveThroughMonths(past, first, present);
  await showProof(past, present);
  await cheerAndAnswer(services, present);
  await markEventsDelivered(services.db, present);
}

async function populate(db: Queryable, first: PeriodId, present: Date, passwordHash: string) {
  const random = chance(SEED);
  const people = demoPeople();
  const firstDay = new Date(periodStart(first).getTime() - WEEK_MS);
  const organisations = await addOrganisations(db, firstDay);
  await addAssociation(db, new Date(firstDay.getTime() - HOUR_MS)); // the oldest: last in lists
  const ids = await insertPeople(db, people, passwordHash, firstDay);
  const world = people.map((person, index) => ({ ...person, id: ids[index] ?? 0 }));
  const burners = world.filter(({ burns }) => burns);
  const givers = world.filter(({ gives }) => gives);
  await insertBankAccounts(
    db,
    organisations.map((id, index) => ({ organisation_id: id, ...bankAccount(index) })),
    world.filter(({ admin }) => admin).map(({ id }) => id),
    firstDay,
  );
  await chooseOrganisations(
    db,
    burners.flatMap(({ id }) =>
      someOf(organisations, random, 1, 4).map((organisation_id) => ({ user_id: id, organisation_id })),
    ),
    firstDay,
  );
  await insertWorkouts(
    db,
    burners.flatMap((burner) => makeWorkouts(burner, periodStart(first), present, random)),
  );
  await giveCards(db, givers, firstDay);
  await insertPledges(db, pledgesOf(givers, burners, random), firstDay);
  await addTeamsAndCodes(db, world, firstDay);
}

async function addOrganisations(db: Queryable, at: Date): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, organisation] of ORGANISATIONS.entries()) {
    const logo = await insertDrawing(db, drawLogo(organisation, false), 96, 96, at);
    const grey = await insertDrawing(db, drawLogo(organisation, true), 96, 96, at);
    const banner = await insertDrawing(db, drawBanner(organisation), 1280, 720, at);
    const result = await insertDrawing(db, drawResult(organisation), 1280, 400, at);
    const listed = new Date(at.getTime() + index * HOUR_MS);
    ids.push(await insertOrganisation(db, organisation, { logo, grey, banner, result }, listed));
  }
  return ids;
}

async function addAssociation(db: Queryable, at: Date): Promise<void> {
  const logo = await insertDrawing(db, drawLogo(THE_ASSOCIATION, false), 96, 96, at);
  const grey = await insertDrawing(db, drawLogo(THE_ASSOCIATION, true), 96, 96, at);
  const banner = await insertDrawing(db, drawBanner(THE_ASSOCIATION), 1280, 720, at);
  await insertAssociation(db, { logo, grey, banner }, at);
}

type Somebody = DemoPerson & { id: number };

/** Each giver backs two to five burners; the demo's donor backs the demo's burner, so the two accounts belong together. */
function pledgesOf(givers: readonly Somebody[], burners: readonly Somebody[], random: Chance) {
  return givers.flatMap((giver, index) => {
    const others = burners.filter(({ id }) => id !== giver.id);
    const backed = new Set(someOf(others, random, 2, 5));
    if (index === 0 && others[0] !== undefined) backed.add(others[0]);
    return [...backed].map((burner) => ({
      giver_id: giver.id,
      burner_id: burner.id,
      rate_cents: random.pick([5, 8, 10, 10, 12, 15, 20]),
      cap_cents: random.pick([500, 1000, 1000, 1500, null]),
    }));
  });
}

function someOf<T>(from: readonly T[], random: Chance, least: number, most: number): T[] {
  const wanted = random.between(least, most);
  const picked = new Set<T>();
  while (picked.size < Math.min(wanted, from.length)) picked.add(random.pick(from));
  return [...picked];
}

const monthsBefore = (period: PeriodId, months: number): PeriodId =>
  months === 0 ? period : monthsBefore(previousPeriod(period), months - 1);
