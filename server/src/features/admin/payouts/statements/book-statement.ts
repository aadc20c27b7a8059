import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import type { Refused } from "#server/http/refusal.ts";
import { bookFile, ChangedMeanwhile } from "#server/features/billing/payouts/bank/book-file.ts";
import type { BankFile } from "#server/features/billing/payouts/bank/read-for-us.ts";
import { logAction } from "#server/features/audit/audit.queries.ts";
import { tellReturned } from "../confirm-payouts.ts";
import { bankRefusal } from "./statement-refusals.ts";

type Booking = { bytes: Buffer; ownIban: string | null; seen: string; by: number };

/** Books what an admin previewed, all of it or nothing, with an entry in the audit log. */
export async function bookStatement(db: Db, booking: Booking, now: Date): Promise<Result<BankFile, Refused>> {
  try {
    return await db.transaction().execute(async (tx) => {
      const booked = await bookFile(tx, booking, now);
      if (!booked.ok) return refuse(bankRefusal(booked.refusal));
      await writeDown(tx, { by: booking.by, file: booked.value }, now);
      return accept(booked.value);
    });
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return refuse(bankRefusal({ kind: "changed" }));
    throw error;
  }
}

async function writeDown(tx: Queryable, { by, file }: { by: number; file: BankFile }, now: Date) {
  const count = (kind: BankFile["matches"][number]["kind"]) =>
    file.matches.filter((match) => match.kind === kind).length;
  await logAction(
    tx,
    {
      actorId: by,
      action: "statement.book",
      target: { kind: "bank_statement", id: null },
      after: {
        statement: file.statements
          .map(({ reference }) => reference)
          .join(", ")
          .slice(0, 200),
        paid: count("payout_paid"),
        returned: count("payout_returned"),
        provider: count("provider_payout") + count("provider_withdrawal"),
        left_over: file.leftOver.length,
      },
    },
    now,
  );
  for (const match of file.matches) {
    if (match.kind !== "payout_returned") continue;
    const { id, organisation } = match.payout;
    const payout = { id, organisation_id: organisation.id };
    await tellReturned(tx, payout, { by, returnedOn: match.day }, now);
  }
}
