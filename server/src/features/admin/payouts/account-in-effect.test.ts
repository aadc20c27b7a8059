import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { giveAccount } from "#server-test/support/owed-organisations.ts";
import { usePayoutDesk } from "#server-test/support/payout-desk.ts";
import { useProduct } from "#server-test/support/product.ts";
import { owedToAll } from "../../billing/payouts/owed/owed.queries.ts";

// Which account a payout goes to: the one in effect now, with what is known of that one. The tests follow each other.

const kalivo = useProduct();
const db = () => kalivo.product.services.db;
const now = () => kalivo.product.services.clock.now();
const desk = usePayoutDesk(kalivo);
const { ines, omar, post } = desk;
const DAY_MS = 86_400_000;

const owed = () => owedToAll(db(), now());
const accountsOf = async () => (await owed()).map(({ account }) => account?.iban);
const idsOf = async () => {
  const [first, second, small] = (await owed()).map(({ id }) => id);
  if (first === undefined || second === undefined || small === undefined) throw new Error("three are owed");
  return [first, second, small] as const;
};
const give = (organisation: number, iban: string, since = now()) =>
  giveAccount(db(), organisation, [ines().id, omar().id], { iban, since });

test("an account is paid from the instant on at which it counts, and not before", async () => {
  const before = await accountsOf();
  const [first] = await idsOf();
  await give(first, "NL91ABNA0417164300", new Date(now().getTime() + DAY_MS));
  expect(await accountsOf()).toEqual(before);
  await desk.wait(1);
  expect(await accountsOf()).toEqual(["NL91ABNA0417164300", ...before.slice(1)]);
});

test("a run that is prepared is not approved once an organisation that it does not pay has the same account", async () => {
  const [first, , small] = await idsOf();
  const [before = "", , its = ""] = await accountsOf();
  await give(small, "CH9300762011623852957");
  await desk.wait(0.01);
  const run = (await post(ines(), api.preparePayouts)).body;
  expect(run.payouts.map(({ organisation }) => organisation.id)).not.toContain(small);
  await desk.wait(0.01);
  await give(small, before);
  const { status, body } = await post(omar(), pathTo(api.approvePayouts, { id: run.id }));
  expect([status, body.message]).toEqual([409, expect.stringMatching(/have one account/)]);
  await post(ines(), pathTo(api.cancelPayouts, { id: run.id }));
  expect(await desk.obstacleOf(first)).toBe("shared_account");
  await desk.wait(0.01);
  await give(small, its);
  expect(await desk.obstacleOf(first)).toBeNull();
});

test("no file is given for an account that was replaced after the run was approved", async () => {
  const [first] = await idsOf();
  const [before = ""] = await accountsOf();
  const run = await desk.approvedRun();
  await desk.wait(0.01);
  await give(first, "DE89370400440532013000");
  const { status, body } = await desk.fileOf(run.id);
  expect([status, body.message]).toEqual([409, expect.stringMatching(/another bank account counts/)]);
  await post(ines(), pathTo(api.cancelPayouts, { id: run.id }));
  const next = await desk.approvedRun();
  expect((await desk.fileOf(next.id)).text).toContain("DE89370400440532013000");
  await give(first, before);
  expect((await desk.fileOf(next.id)).status).toBe(200); // the bank may have it
  await post(ines(), pathTo(api.signPayouts, { id: next.id }));
  for (const { id } of next.payouts) await post(ines(), pathTo(api.rejectPayout, { id }), { reason: "AC04" });
  for (const { organisation } of next.payouts)
    await post(ines(), pathTo(api.lookAtIban, { id: organisation.id }));
});

test("what came back from one account, after it was changed, says nothing of the next one", async () => {
  const [first] = await idsOf();
  const run = await desk.approvedRun();
  const payout = run.payouts.find(({ organisation }) => organisation.id === first);
  if (payout === undefined) throw new Error("the first is paid");
  await desk.fileOf(run.id);
  await post(ines(), pathTo(api.signPayouts, { id: run.id }));
  await desk.wait(0.01);
  await give(first, "DE89370400440532013000");
  await desk.wait(0.01);
  await post(ines(), pathTo(api.rejectPayout, { id: payout.id }), { reason: "AC04" });
  expect(await desk.obstacleOf(first)).toBeNull();
  expect(await desk.differences()).toEqual([]);
});
