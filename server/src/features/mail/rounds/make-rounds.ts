import type { RawBuilder } from "kysely";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "#server/db/client.ts";
import type { Services } from "#server/services.ts";
import { enqueueToMany } from "../enqueue-mail.queries.ts";
import type { MailName } from "../outbox-mails.ts";
import { beginRound, ROUND_KINDS, type RoundKind } from "./rounds.queries.ts";

/** A mail that goes to many people once a month (rule 29). */
export type MailRound = {
  kind: MailName;
  /** The months it is time for, in order. Those of which it was made are passed over. */
  due: (db: Queryable, now: Date) => readonly PeriodId[] | Promise<readonly PeriodId[]>;
  /** Who gets it, as `enqueueToMany` takes them. */
  readers: (period: PeriodId, now: Date) => RawBuilder<unknown>;
};

export type MailRounds = Readonly<Record<RoundKind, MailRound>>;

/** Due step. Each round is queued in one transaction; the outbox is delivered in the next step. */
export async function makeMailRounds(rounds: MailRounds, { db, clock }: Services): Promise<void> {
  const now = clock.now();
  for (const name of ROUND_KINDS) {
    const { kind, due, readers } = rounds[name];
    for (const period of await due(db, now)) {
      await db.transaction().execute(async (tx) => {
        if (await beginRound(tx, name, period, now))
          await enqueueToMany(tx, { kind, readers: readers(period, now) }, now);
      });
    }
  }
}
