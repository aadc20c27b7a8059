import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { AdminPayoutRunDetail } from "@kalivo/contract/shapes/admin-payouts.ts";
import { expect, test } from "vitest";
import { giveAccount } from "#server-test/support/owed-organisations.ts";
import { usePayoutDesk } from "#server-test/support/payout-desk.ts";
import { useProduct } from "#server-test/support/product.ts";

// What must not go to the bank, or not on that day. The tests follow each other.

const kalivo = useProduct();
const services = () => kalivo.product.services;
const desk = usePayoutDesk(kalivo);
const { ines, omar, post, get, fileOf } = desk;
let run: AdminPayoutRunDetail;

/** Runs `act` with another configuration. */
async function withConfig<T>(change: Partial<ReturnType<typeof services>["config"]>, act: () => Promise<T>) {
  const { config } = services();
  const before = { ...config };
  Object.assign(config, change);
  try {
    return await act();
  } finally {
    Object.assign(config, before);
  }
}

const refusalOf = ({ status, body }: { status: number; body: { message: string } }) => [status, body.message];

test("money of a sandbox is in no run outside of a demo, nor approved, nor in a file", async () => {
  await services().db.updateTable("charges").set({ provider: "sandbox" }).execute();
  await withConfig({ demo: false }, async () => {
    const prepared = await post(ines(), api.preparePayouts);
    expect(refusalOf(prepared)).toEqual([409, expect.stringContaining("Nothing can be paid out")]);
  });
  run = (await post(ines(), api.preparePayouts)).body;
  const approve = () => post(omar(), pathTo(api.approvePayouts, { id: run.id }));
  expect(refusalOf(await withConfig({ demo: false }, approve))).toEqual([
    409,
    expect.stringContaining("collected by the sandbox"),
  ]);
  run = (await approve()).body;
  expect(run.state).toBe("approved");
  const file = await withConfig({ demo: false }, () => fileOf(run.id));
  expect(refusalOf(file)).toEqual([409, expect.stringContaining("collected by the sandbox")]);
});

test("taken days later, the file pays on the next bank day, and the same day again it is the same bytes", async () => {
  expect(run.payouts.every(({ state }) => state === "ordered")).toBe(true);
  const first = await fileOf(run.id);
  expect(first.text).toContain(`<ReqdExctnDt><Dt>${run.execute_on}</Dt></ReqdExctnDt>`);
  expect((await fileOf(run.id)).text).toBe(first.text);

  await kalivo.moveTo("2027-03-25T10:00:00Z"); // Maundy Thursday: the next bank day is the Tuesday after Easter
  const later = await fileOf(run.id);
  expect(later.text).toContain("<ReqdExctnDt><Dt>2027-03-30</Dt></ReqdExctnDt>");
  expect(later.text.replace("2027-03-30", run.execute_on)).toBe(first.text); // the bank still knows it again
  expect((await fileOf(run.id)).text).toBe(later.text);
});

test("signed at the bank, the file keeps its day, and there is none once that day is over", async () => {
  const path = pathTo(api.signPayouts, { id: run.id });
  const both = await Promise.all([post(ines(), path), post(omar(), path)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await kalivo.moveTo("2027-03-30T10:00:00Z");
  expect((await fileOf(run.id)).text).toContain("<Dt>2027-03-30</Dt>");
  await kalivo.moveTo("2027-04-20T10:00:00Z");
  expect(refusalOf(await fileOf(run.id))).toEqual([409, expect.stringContaining("pay once more")]);
  const shown = (await get(pathTo(api.readPayoutRun, { id: run.id }))).body;
  expect(shown).toMatchObject({ likely_day: "2027-03-30", execute_on: "2027-03-30" });
  expect(shown.signed_by).not.toBeNull();
});

test("a run without its file is not signed", async () => {
  for (const { id } of run.payouts) await post(ines(), pathTo(api.rejectPayout, { id }), { reason: "AC04" });
  for (const { organisation } of run.payouts)
    await post(ines(), pathTo(api.lookAtIban, { id: organisation.id }));
  run = await desk.approvedRun();
  const early = await post(ines(), pathTo(api.signPayouts, { id: run.id }));
  expect(refusalOf(early)).toEqual([409, expect.stringContaining("Nobody has downloaded")]);
  await post(ines(), pathTo(api.cancelPayouts, { id: run.id }));
});

test("accounts from before the rules stop a run with a sentence: the own one, one of two, one outside the EEA", async () => {
  const [first, second, third] = run.payouts.map(({ organisation }) => organisation.id);
  if (first === undefined || second === undefined || third === undefined) throw new Error("three payouts");
  const { db, clock, config } = services();
  const admins = [ines().id, omar().id] as const;
  await desk.wait(1);
  const since = clock.now();
  await giveAccount(db, first, admins, { iban: config.associationIban ?? "", since });
  await giveAccount(db, second, admins, { iban: "NL91ABNA0417164300", since });
  await giveAccount(db, third, admins, { iban: "NL91ABNA0417164300", since });
  await desk.wait(1);
  expect(await desk.obstacleOf(first)).toBe("own_account");
  expect([await desk.obstacleOf(second), await desk.obstacleOf(third)]).toEqual([
    "shared_account",
    "shared_account",
  ]);
  await giveAccount(db, third, admins, { iban: "CH9300762011623852957", since: clock.now() });
  await desk.wait(1);
  expect([await desk.obstacleOf(second), await desk.obstacleOf(third)]).toEqual([null, "outside_eea"]);

  run = (await post(ines(), api.preparePayouts)).body;
  expect(run.payouts.map(({ organisation }) => organisation.id)).toEqual([second]);
  const other = await withConfig({ associationIban: "NL91ABNA0417164300" }, () =>
    post(omar(), pathTo(api.approvePayouts, { id: run.id })),
  );
  expect(refusalOf(other)).toEqual([409, expect.stringContaining("the association's own")]);
  const byHand = db
    .updateTable("payout_runs")
    .set({
      state: "approved",
      decided_by: omar().id,
      decided_at: clock.now(),
      debtor_name: "K",
      debtor_iban: "NL91ABNA0417164300",
    })
    .where("id", "=", run.id)
    .execute();
  await expect(byHand).rejects.toThrow("pays the account it is paid from");
  expect(await desk.differences()).toEqual([]);
});
