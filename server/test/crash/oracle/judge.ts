import type { Queryable } from "#server/db/client.ts";
import type { Wishes } from "../desk/people.ts";
import type { Booked } from "../../support/bank-files.ts";
import type { StripeFake } from "../../stripe-fake/stripe-fake.ts";
import { earnedBy } from "./earned.ts";
import { newFindings } from "./finding.ts";
import { judgeCharges } from "./judge-charges.ts";
import { judgeDue } from "./judge-due.ts";
import { judgeMails } from "./judge-mails.ts";
import { judgePayouts } from "./judge-payouts.ts";
import { providerBooks } from "./provider-books.ts";
import { readRows } from "./rows.ts";

/** What everybody but the product remembers of the month. */
export type Witnesses = {
  world: StripeFake["world"];
  bank: readonly Booked[];
  wishes: Wishes;
  now: Date;
};

export type Verdict = { what: string; wrong: readonly string[] };

/**
 * The month once more, from what was burnt and promised, what the provider and the bank remember and what the rows hold,
 * without a line of the product's own arithmetic or of its checks.
 */
export async function judge(db: Queryable, { world, bank, wishes, now }: Witnesses): Promise<Verdict[]> {
  const rows = await readRows(db);
  const provider = providerBooks(world);
  const findings = newFindings();
  const earned = earnedBy(rows, wishes);
  const replayed = judgeCharges({ rows, provider, earned, findings });
  judgeMails(rows, provider, findings);
  judgeDue(rows, provider, now, findings);
  judgePayouts({ rows, bank, provider, replayed, findings });
  return findings.all();
}
