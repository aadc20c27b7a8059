import { sumOf } from "./arithmetic.ts";
import { askedFor, type Earned } from "./earned.ts";
import type { Findings } from "./finding.ts";
import { differenceOf } from "./legs.ts";
import type { ProviderBooks } from "./provider-books.ts";
import { replay, type Replayed } from "./replay.ts";
import type { ChargeRow, Rows } from "./rows.ts";

type Parts = {
  rows: Rows;
  provider: ProviderBooks;
  earned: ReadonlyMap<number, readonly Earned[]>;
  findings: Findings;
};

/** Every charge: asked for as it was earned, paid once, booked as it was paid. Answers what became of the money of each. */
export function judgeCharges(parts: Parts): Replayed[] {
  const { rows, provider, earned, findings } = parts;
  judgePayments(parts);
  judgeAmounts(parts);
  judgeShares(parts);
  const charges = new Map(rows.charges.map((charge) => [charge.id, charge]));
  const replayed = [...Map.groupBy(provider.paid, ({ charge }) => charge)].flatMap(([id, [paid]]) => {
    const charge = charges.get(id);
    if (charge === undefined || paid === undefined) return [];
    const lines = earned.get(charge.statement) ?? [];
    return [replay({ rows, paid, findings }, charge, lines)];
  });
  judgeFigures(parts, replayed);
  return replayed;
}

/** Paid once, and the books know it; and what they know was paid. */
function judgePayments({ rows, provider, findings }: Parts): void {
  for (const [id, list] of provider.payments)
    if (list.length > 1) findings.add("charged twice", `charge ${id}: ${list.length} payments`);
  const doubled = new Set(
    [...provider.payments.values()]
      .filter((list) => list.length > 1)
      .flatMap((list) => list.map((one) => one.id)),
  );
  for (const [ref, list] of provider.takings)
    if (list.length > 1 && doubled.size === 0)
      findings.add("charged twice", `${ref}: taken ${list.length} times`);
  const journals = new Set(rows.journals.map(({ key }) => key));
  for (const id of provider.payments.keys()) {
    const charge = rows.charges.find((each) => each.id === id);
    if (charge?.state !== "succeeded")
      findings.add("paid but lost", `charge ${id} (${charge?.state ?? "none"})`);
  }
  for (const { id, state, payment_ref: ref } of rows.charges) {
    const isPaid = provider.payments.get(id)?.some((payment) => payment.id === ref) ?? false;
    if (state === "succeeded" && !isPaid) findings.add("booked but not paid", `charge ${id}`);
    if (journals.has(`charge:${id}`) && !provider.payments.has(id))
      findings.add("booked but not paid", `charge ${id}: a journal`);
  }
}

/** What was announced, asked for, and taken, is what was earned less what its payer took out of it. */
function judgeAmounts({ rows, provider, earned, findings }: Parts): void {
  for (const charge of rows.charges) {
    const lines = earned.get(charge.statement) ?? [];
    const asked = askedFor(lines);
    const wrong = (what: string, cents: bigint) =>
      findings.add("another sum than was announced", `charge ${charge.id}: ${what} ${cents}, not ${asked}`);
    if (asked === 0n && charge.state !== "canceled") wrong("asks for", charge.amount);
    if (asked !== 0n && charge.state === "canceled" && charge.ended_at === null) wrong("is over with", 0n);
    if (charge.state === "canceled" && charge.ended_at === null) continue;
    if (asked !== 0n && charge.amount !== asked) wrong("asks for", charge.amount);
    for (const { amount } of provider.payments.get(charge.id) ?? [])
      if (BigInt(amount) !== asked) wrong("took", BigInt(amount));
    judgeNotice(rows, charge, lines, wrong);
  }
}

const inEuros = (cents: bigint) => `${cents / 100n},${String(cents % 100n).padStart(2, "0")}`;

/** The first notice said the whole sum, in figures. */
function judgeNotice(
  { mails }: Rows,
  { id }: ChargeRow,
  lines: readonly Earned[],
  wrong: (what: string, cents: bigint) => void,
): void {
  const notice = mails.find(({ key }) => key === `notice:${id}`);
  const announced = sumOf(lines.map((line) => line.announced));
  if (notice?.sent_at != null && !(notice.body ?? "").includes(inEuros(announced)))
    wrong("was announced otherwise than", announced);
}

/** What of a line that was paid is whose. */
function judgeShares({ rows, earned, findings }: Parts): void {
  const stored = Map.groupBy(rows.allocations, ({ line }) => line);
  const charged = new Set(rows.lines.filter(({ state }) => state === "charged").map(({ id }) => id));
  for (const { line, shares } of [...earned.values()].flat()) {
    if (!charged.has(line)) continue;
    const found = new Map(
      (stored.get(line) ?? []).map(({ organisation, cents }) => [String(organisation), cents]),
    );
    const expected = new Map([...shares].map(([organisation, cents]) => [String(organisation), cents]));
    const difference = differenceOf(expected, found);
    if (difference !== null)
      findings.add("a cent is with another organisation", `line ${line}: ${difference}`);
  }
}

/** The figures that everybody sees: of organisations, burners and payers. */
function judgeFigures({ rows, findings }: Parts, replayed: readonly Replayed[]): void {
  const expected = new Map<string, bigint>();
  const add = (name: string, cents: bigint) => expected.set(name, (expected.get(name) ?? 0n) + cents);
  const payerOf = new Map(rows.lines.map(({ id, payer }) => [id, payer]));
  for (const { given } of replayed)
    for (const { burner, organisation, line, cents } of given.shares.values()) {
      add(`organisation ${organisation}`, cents);
      add(`burner ${burner}`, cents);
      add(`payer ${payerOf.get(line) ?? 0}`, cents);
    }
  const found = new Map(rows.figures.map(({ party, id, cents }) => [`${party} ${id}`, cents]));
  const difference = differenceOf(expected, found);
  if (difference !== null)
    findings.add("a cent is with another organisation", `figures of the month: ${difference}`);
}
