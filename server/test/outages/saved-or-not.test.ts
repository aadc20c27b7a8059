import { randomUUID } from "node:crypto";
import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { insertReset } from "../../src/features/auth/auth.queries.ts";
import { hashToken } from "../../src/http/session.ts";
import { anAdmin } from "../support/admins.ts";
import { useAnnouncedPayers } from "../support/announced-payers.ts";
import { callsOf } from "../support/calls-of.ts";
import { giveSandboxMethod } from "../support/month-world.ts";
import { PASSWORD, payerOf, somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";
import { useSavedOrNot } from "../support/saved-or-not.ts";
import { codeOf, teamOf } from "../support/teams.ts";

// Whichever statement of a call the database ends: whoever is told that it failed finds nothing saved. Seen red before, where
// the answer was read after the commit: a second team, a second code.

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z", LOG_LEVEL: "fatal" });
const { payer, read } = useAnnouncedPayers(kalivo, 4);
const tryEvery = useSavedOrNot(kalivo);

const wrong = async (ok: number, call: () => Promise<{ status: number }>) =>
  (await tryEvery({ ok, call })).wrong;
const { post } = callsOf(kalivo);
const linkOf = (nth: number) => `a-link-that-was-mailed-${nth}`;

test("a team is made with its answer, or not at all, and so is its change", async () => {
  const person = await somebody(kalivo);
  expect(await wrong(201, () => post(person, api.createTeam, { name: "Crew" }))).toEqual([]);
  const id = await teamOf(kalivo, person);
  const save = () => post(person, pathTo(api.saveTeam, { id }), { name: "Another name" });
  expect(await wrong(200, save)).toEqual([]);
});

test("a code is made with its answer, or not at all, and so is it archived", async () => {
  const person = await somebody(kalivo);
  await payerOf(kalivo, person.id);
  expect(await wrong(201, () => post(person, api.createCode, { perCalorie: 0.1 }))).toEqual([]);
  const { id } = await codeOf(kalivo, person);
  expect(await wrong(200, () => post(person, pathTo(api.archiveCode, { id })))).toEqual([]);
});

test("an announced month is changed, or everything stopped, with its answer or not at all", async () => {
  const [lower, stop] = [payer(0), payer(1)];
  const [line] = (await read(lower)).lines;
  const change = { action: "drop_line", line_id: line?.id };
  const path = pathTo(api.changeStatement, { id: lower.statement });
  expect(await wrong(200, () => post(lower, path, change))).toEqual([]);
  await read(stop);
  const all = { cancel_statement_id: stop.statement };
  expect(await wrong(200, () => post(stop, api.stopGiving, all))).toEqual([]);
});

test("money is asked back, and a failed charge tried again, with the answer or not at all", async () => {
  const [paid, poor] = [payer(2), payer(3)];
  await giveSandboxMethod(kalivo.product.services.db, poor.payer, "no_funds");
  await kalivo.moveTo("2026-12-04T08:01:00Z");
  for (const each of [paid, poor]) await read(each);
  expect(await wrong(200, () => post(paid, pathTo(api.refundStatement, { id: paid.statement })))).toEqual([]);
  await kalivo.moveTo("2026-12-04T09:30:00Z");
  expect(await wrong(200, () => post(poor, pathTo(api.tryStatement, { id: poor.statement })))).toEqual([]);
});

test("an account is opened with its answer, or not at all", async () => {
  const data = { first_name: "Noor", last_name: "Maes", password: PASSWORD };
  const call = () =>
    kalivo.call("POST", api.register, { data: { ...data, email: `${randomUUID()}@example.org` } });
  expect(await wrong(201, call)).toEqual([]);
});

test("a password is set by a link with the answer, or the link is still good", async () => {
  const person = await somebody(kalivo);
  const { db, clock } = kalivo.product.services;
  const tried = await tryEvery({
    ok: 200,
    call: (nth) =>
      kalivo.call("POST", api.resetPassword, { data: { token: linkOf(nth), password: "another horse" } }),
    prepare: (nth) => {
      const [seed, tokenHash] = [hashToken(`seed ${nth}`), hashToken(linkOf(nth))];
      return insertReset(db, { userId: person.id, seed, tokenHash }, clock.now());
    },
  });
  expect(tried.wrong).toEqual([]);
});

test("a sign-in ends with the answer, or not at all", async () => {
  const person = await somebody(kalivo);
  expect(await wrong(200, () => post(person, api.signOut))).toEqual([]);
});

test("a workout, a goal and a line of the costs are saved with their answer, or not at all", async () => {
  const person = await somebody(kalivo);
  expect(await wrong(201, () => post(person, api.saveWorkout, { type: "custom", kcal: 300 }))).toEqual([]);
  expect(await wrong(200, () => post(person, api.setWeeklyGoal, { kcal: 1500 }))).toEqual([]);
  const admin = await anAdmin(kalivo);
  const cost = { what: "Servers", paid_to: "A provider", yearly_in_euros: 120 };
  expect(await wrong(201, () => post(admin, api.addCost, cost))).toEqual([]);
});
