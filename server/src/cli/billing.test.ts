import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  newBurner,
  newOrganisation,
  newPledge,
  newSandboxPayer,
  newWorkout,
  useDatabase,
} from "../../test/support/month-world.ts";
import { TEST_KEY } from "../../test/support/product.ts";
import { readConfig } from "../config/config.ts";
import { noticeAccepted } from "../features/billing/announce/announce-charges.ts";
import { COMMANDS } from "./commands.ts";
import { UsageError } from "./usage.ts";

// One November on the command line. The tests follow each other.

const world = useDatabase();
let said: string[];

beforeEach(() => {
  said = [];
  const listen = (line: string) => void said.push(line);
  vi.spyOn(console, "log").mockImplementation(listen);
  vi.spyOn(console, "error").mockImplementation(listen);
});
afterEach(() => vi.restoreAllMocks());

/** Runs a command line; resolves with its exit code and output. */
async function kalivo(line: string, env: Record<string, string> = { DEMO: "1" }) {
  const command = COMMANDS.find(({ name }) => line.startsWith(name));
  if (command === undefined) throw new Error(`there is no command ${line}`);
  const config = readConfig({ DATABASE_URL: world.connectionString, LOG_LEVEL: "error", ...env });
  const code = await command.run(config, line.slice(command.name.length).split(" ").filter(Boolean));
  return {
    code,
    said: said
      .splice(0)
      .join("\n")
      .replaceAll(/[\u00a0\u202f]/g, " "),
  };
}

test("a call without a month, with a wrong one, or with another clock in production is explained", async () => {
  await expect(kalivo("billing close")).rejects.toThrow("Say which month: --month 2026-11");
  await expect(kalivo("billing close --month 2026-13")).rejects.toThrow(UsageError);
  await expect(kalivo("billing close --month 2026-11 --now tomorrow")).rejects.toThrow(
    "--now must be an instant",
  );
  await expect(kalivo("billing close --years 3")).rejects.toThrow(UsageError);
  const production = { DEMO: "0", PUBLIC_URL: "https://kalivo.example", SECRET_KEYS: TEST_KEY };
  await expect(
    kalivo("billing close --month 2026-11 --now 2026-12-01T06:00:00Z", production),
  ).rejects.toThrow("demo only");
});

test("without anything to bill nothing is closed", async () => {
  expect(await kalivo("billing close --month 2026-11 --now 2026-12-02T06:00:00Z")).toMatchObject({ code: 1 });
  expect(await kalivo("billing status --month 2026-11")).toEqual({
    code: 1,
    said: "2026-11 was never billed.",
  });
});

test("a simulation shows each payer and the sum", async () => {
  const { db } = world;
  const burner = await newBurner(db, [await newOrganisation(db)]);
  for (const cap of [100n, null]) await newPledge(db, { payer: await newSandboxPayer(db), burner, cap });
  await newWorkout(db, { burner, endAt: "2026-11-15T12:00:00Z", kcal: 5_000 });
  const simulated = await kalivo("billing simulate --month 2026-11 --now 2026-11-20T12:00:00Z");
  expect(simulated.code).toBe(0);
  expect(simulated.said).toMatchInlineSnapshot(`
    "What a close of 2026-11 would do now. Nothing was written.

    payer  lines  kcal   asked   change   outcome
    1      1      5 000  1,00 €  +1,00 €  carried
    2      1      5 000  5,00 €  +5,00 €  charge

    Statements: 2, to charge: 1 (5,00 €), carried: 1, waived: 0."
  `);
});

test("the close refuses before its hour and out of turn, then closes once", async () => {
  expect(await kalivo("billing close --month 2026-11 --now 2026-12-01T04:59:59Z")).toEqual({
    code: 1,
    said: "2026-11 closes on 01/12/2026, 06:00 in Brussels, not before.",
  });
  expect((await kalivo("billing close --month 2026-12 --now 2027-01-02T05:00:00Z")).said).toContain(
    "2026-11 is still open",
  );
  expect((await kalivo("billing announce --month 2026-11")).code).toBe(1);
  expect(await kalivo("billing close --month 2026-11 --now 2026-12-01T05:00:00Z")).toEqual({
    code: 0,
    said: "2026-11 is closed. Workouts settled: 1, lines: 2, shares: 2.\nStatements: 2, to charge: 1 (5,00 €), carried: 1, waived: 0.",
  });
  const again = await kalivo("billing close --month 2026-11 --now 2026-12-01T05:00:00Z");
  expect([again.code, again.said.split("\n")[0]]).toEqual([
    0,
    "2026-11 was closed before; nothing was changed.",
  ]);
});

test("notices first, then the collection when they are due", async () => {
  expect((await kalivo("billing announce --month 2026-11 --now 2026-12-01T05:00:00Z")).said).toMatch(
    /^Notices of 2026-11 in the outbox: 1\./,
  );
  expect(await kalivo("billing announce --month 2026-11")).toEqual({
    code: 0,
    said: "2026-11 was announced before; nothing was changed.",
  });
  const { id } = await world.db.selectFrom("charges").select("id").executeTakeFirstOrThrow();
  const sentAt = new Date("2026-12-01T05:00:00Z");
  await world.db
    .updateTable("outbox")
    .set({ sent_at: sentAt })
    .where("kind", "=", "upcoming_charge")
    .execute();
  await noticeAccepted(world.db, id, sentAt);
  expect(await kalivo("billing collect --month 2026-11 --now 2026-12-04T07:59:00Z")).toEqual({
    code: 1,
    said: "Nothing of 2026-11 is due before 04/12/2026, 09:00 in Brussels.",
  });
  const collected = await kalivo("billing collect --month 2026-11 --now 2026-12-04T08:01:00Z");
  expect([collected.code, collected.said.split("\n")[0]]).toEqual([0, "Charges of 2026-11 taken up: 1."]);
  expect((await kalivo("billing status --month 2026-11")).said).toMatchInlineSnapshot(`
    "2026-11 is announced.

                state      count  sum
    statements  carried    1      1,00 €
    statements  charged    1      5,00 €
    charges     succeeded  1      5,00 €"
  `);
});

test("a later month is simulated beside the one before, for all payers or for one", async () => {
  const call = "billing simulate --month 2026-12 --now 2026-12-20T12:00:00Z";
  expect((await kalivo(call)).said).toMatchInlineSnapshot(`
    "What a close of 2026-12 would do now. Nothing was written.

    payer  lines  kcal   asked   change   outcome
    1      1      5 000  1,00 €  0,00 €   carried
    2      0      0      0,00 €  -5,00 €  nothing

    Statements: 1, to charge: 0 (0,00 €), carried: 1, waived: 0."
  `);
  const one = await kalivo(`${call} --payer 2`);
  expect(one.said).toContain("-5,00 €  nothing");
  expect(one.said).not.toContain("carried\n");
  expect((await kalivo(`${call} --payer 99`)).said).toContain("Payer 99 has nothing in 2026-12");
  await expect(kalivo(`${call} --payer nobody`)).rejects.toThrow("--payer must be");
  await expect(kalivo("billing close --month 2026-12 --payer 2")).rejects.toThrow("billing simulate only");
});

test("the check of the ledger says what it compared, and fails on a difference", async () => {
  const clean = await kalivo("ledger check");
  expect(clean.code).toBe(0);
  expect(clean.said).toMatchInlineSnapshot(`
    "check                                                                                                                               differences
    The bank accounts of organisations are what two admins decided, as the audit log says                                               0
    No account is below zero that may not be                                                                                            0
    Balances are what the transfers add up to                                                                                           0
    Charges succeeded, cost, are due for release and were released as their journals say, in their month                                0
    Succeeded charges have one journal of their sum, their shares, their fee and one receipt                                            0
    Every line is backed by settled effort and by a pledge of its rate and cap that ran at that time                                    0
    What counts as given of every charge is what was paid less what was refunded and what is disputed and not won                       0
    Every organisation got of every charge what was given to it, no more and no less                                                    0
    What everybody gave and raised and every organisation was given, month by month, is what the transfers say                          0
    Nothing stays held of a charge whose money was released                                                                             0
    Journals hold exactly their total, and belong to a charge that is so, or to a payout                                                0
    What is kept of the charges of a closed month is what its charges say                                                               0
    What is kept of what is on hold for organisations of a closed month is what its charges hold                                        0
    What is kept of what the ledger booked of a closed month is what its journals say                                                   0
    What is kept of what organisations received of a closed month is what the transfers say                                             0
    What is kept of how far a closed month is, is what its statements and charges say                                                   0
    What is kept of what was not collected of a closed month is what its statements and charges say                                     0
    Lines follow from their parts, and their shares from what is due                                                                    0
    Months are as far as their statements and charges are, one after the other                                                          0
    What organisations hold, are owed, keep or were paid of every charge is what was given less its fee, its refunds and lost disputes  0
    No cent stays between the accounts: fees are borne, receivables mirrored, disputes and payouts under way accounted for              0
    Fees, refunds and lost disputes are taken from the organisations by what was held of the charge for each                            0
    Organisations, burners and payers have the same sum in every month                                                                  0
    Payouts to organisations are what the transfers say: to whom, how much, how far; and go to the account in effect                    0
    What the open books publish of a closed month is what its organisations were given and got                                          0
    Refunds and disputes, and what they take out of the figures, are what the journals say                                              0
    Nothing was released before its day, or while a bank disputed it                                                                    0
    Journals of sealed months are what they were when they were sealed, and each month's checksum follows from the one before           0
    The shares of every charge, less what was reversed, are what the transfers say: who gave, for whom, to which organisation           0
    The organisations of a line have equal shares; only a last cent goes to one before another, by a rank nobody chooses                0
    Statements add up: charged, carried, cancelled, waived, unpaid and pending lines are all there is                                   0
    Transfers go between the accounts that their kind of journal moves, and within one organisation and one provider                    0
    The account at sandbox is what the provider says                                                                                    0"
  `);

  await sql`update gross_totals set gross_cents = gross_cents + 1 where party = 'burner'`.execute(world.db);
  const wrong = await kalivo("ledger check");
  expect(wrong.code).toBe(3);
  expect(wrong.said).toContain("burner 1 in 202611  500 of 1  501 of 1");
  expect(wrong.said).toMatch(/Organisations, burners and payers have the same sum in every month +1/);
});

test("the check of the ledger takes as long as the books are large: no clock ends its statements", async () => {
  await sql`create table looked (ended_after text)`.execute(world.owner);
  await sql`
    create function note_timeout() returns trigger language plpgsql security definer as $$
    begin insert into looked values (current_setting('statement_timeout')); return new; end $$
  `.execute(world.owner);
  await sql`create trigger looked before insert on ledger_checks for each row execute function note_timeout()`.execute(
    world.owner,
  );
  await kalivo("ledger check --whole");
  const { rows } = await sql<{ ended_after: string }>`select ended_after from looked`.execute(world.owner);
  expect(rows).toEqual([{ ended_after: "0" }]);
});

test("a machine with another time than the database closes and collects nothing", async () => {
  for (const days of [5, -5]) {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * 86_400_000 });
    try {
      await expect(kalivo("billing close --month 2026-12")).rejects.toThrow(
        `This machine's clock is 7200 min ${days > 0 ? "ahead of" : "behind"} the database's: nothing was done.`,
      );
    } finally {
      vi.useRealTimers();
    }
  }
});
