import { beforeAll, expect, test } from "vitest";
import { booksDiffer } from "../support/books-differ.ts";
import type { Behaviour } from "@kalivo/demo/sandbox/test-methods.ts";
import { erasePerson } from "../../src/features/account/erasure/erase-person.ts";
import { lastMail } from "../support/mailed.ts";
import {
  giveLateSuccess,
  giveSandboxMethod,
  newBurner,
  newOrganisation,
  newPledge,
  newWorkout,
} from "../support/month-world.ts";
import { postForm } from "../support/payer.ts";
import { somebody, type Somebody } from "../support/people.ts";
import { teamOf, teamPayerOf } from "../support/teams.ts";
import { useProduct } from "../support/product.ts";

// Teams whose people go while their money is on its way.
const kalivo = useProduct({ KALIVO_NOW: "2026-11-02T09:00:00Z" });
const db = () => kalivo.product.services.db;
type Team = { payer: number; team: number; people: readonly Somebody[] };
let debit: Team;
let failing: Team;
let asked: Team;
let handedOn: Team;
let bankLink: string;

const chargeOf = ({ payer }: Team) =>
  db().selectFrom("charges").selectAll().where("payer_id", "=", payer).executeTakeFirstOrThrow();
const statementState = async (team: Team) => {
  const { statement_id } = await chargeOf(team);
  const { state } = await db()
    .selectFrom("statements")
    .select("state")
    .where("id", "=", statement_id)
    .executeTakeFirstOrThrow();
  return state;
};
const paymentStatus = async (team: Team) => {
  const { payment_ref } = await chargeOf(team);
  const { payments } = kalivo.product.services;
  return payments === null || payment_ref === null ? null : (await payments.getPayment(payment_ref)).status;
};
const erase = async ({ people }: Team) => {
  const { services } = kalivo.product;
  const [first] = people;
  const gone = { id: first?.id ?? 0, publicUrl: services.config.publicUrl };
  await services.db.transaction().execute((tx) => erasePerson(tx, gone, services.clock.now()));
  await kalivo.runDue();
};

async function teamWith(burner: number, behaviour: Behaviour, people: readonly Somebody[]): Promise<Team> {
  const [admin, ...members] = people;
  if (admin === undefined) throw new Error("a team needs an admin");
  const team = await teamOf(kalivo, admin, ...members);
  const payer = await teamPayerOf(kalivo, team);
  await giveSandboxMethod(db(), payer, behaviour);
  await newPledge(db(), { payer, burner });
  return { payer, team, people };
}

beforeAll(async () => {
  const burner = await newBurner(db(), [await newOrganisation(db())]);
  debit = await teamWith(burner, "settles", [await somebody(kalivo)]);
  failing = await teamWith(burner, "no_funds", [await somebody(kalivo)]);
  asked = await teamWith(burner, "always_confirms", [await somebody(kalivo)]);
  handedOn = await teamWith(burner, "succeeds", [await somebody(kalivo), await somebody(kalivo, "Mo")]);
  await newWorkout(db(), { burner, endAt: "2026-11-15T12:00:00Z", kcal: 5_000 });
  await kalivo.moveTo("2026-12-01T05:01:00Z");
});

test("a team whose only admin is erased after the notice asks the member who decides now, on a new day", async () => {
  await kalivo.moveTo("2026-12-02T10:00:00Z");
  await erase(handedOn);
  const [, mate] = handedOn.people;
  expect(await lastMail(kalivo, mate?.email ?? "", /^New day: we.ll collect 5,00/)).toContain("06/12/2026");
  await kalivo.moveTo("2026-12-04T08:05:00Z");
  expect(await chargeOf(handedOn)).toMatchObject({
    state: "notified",
    due_at: new Date("2026-12-06T08:00:00Z"),
  });
  await kalivo.moveTo("2026-12-06T08:05:00Z");
  expect(await chargeOf(handedOn)).toMatchObject({ state: "succeeded" });
});

test("what waits for a team with nobody left ends at once, and is cancelled at the provider", async () => {
  expect((await chargeOf(failing)).state).toBe("failed");
  const { state, action_url } = await chargeOf(asked);
  expect(state).toBe("action_required");
  bankLink = action_url ?? "";
  for (const team of [failing, asked]) {
    await erase(team);
    expect(await chargeOf(team)).toMatchObject({ state: "written_off", ended_cause: "nobody_left" });
    expect(await statementState(team)).toBe("unpaid");
    expect(await paymentStatus(team)).toBe("canceled");
    expect((await chargeOf(team)).next_attempt_at).toBeNull();
  }
});

test("an old link of the bank takes nothing any more", async () => {
  const answered = await postForm(kalivo, bankLink, { answer: "approve" });
  expect(answered.statusCode).toBe(410);
  await kalivo.runDue();
  expect(await paymentStatus(asked)).toBe("canceled");
  expect((await chargeOf(asked)).state).toBe("written_off");
});

test("a debit that arrives after its team has gone is booked without a receipt, and the month closes", async () => {
  expect((await chargeOf(debit)).state).toBe("processing");
  await erase(debit);
  expect((await chargeOf(debit)).state).toBe("processing");
  await kalivo.moveTo("2026-12-12T10:00:00Z");
  expect((await chargeOf(debit)).state).toBe("succeeded");
  expect(await booksDiffer(db())).toEqual([]);
  const { stage } = await db()
    .selectFrom("billing_periods")
    .select("stage")
    .where("id", "=", 202611)
    .executeTakeFirstOrThrow();
  expect(stage).toBe("closed");
});

test("money that arrives although its charge was given up and cancelled is still booked", async () => {
  await giveLateSuccess(db(), await chargeOf(failing), new Date("2026-12-13T09:00:00Z"));
  await kalivo.moveTo("2026-12-13T10:00:00Z");
  expect(await chargeOf(failing)).toMatchObject({ state: "succeeded", ended_cause: "nobody_left" });
  expect(await booksDiffer(db())).toEqual([]);
});
