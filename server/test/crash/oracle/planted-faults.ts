import { createHash } from "node:crypto";
import type { Queryable } from "#server/db/client.ts";
import { idOf, secondsOf } from "../../stripe-fake/world.ts";
import type { Crash } from "../crash.ts";
import {
  aPaidCharge,
  aRefund,
  change,
  copyOfJournal,
  journalLike,
  row,
  twoShares,
  withoutJournal,
} from "./behind-the-back.ts";
import type { Wrong } from "./finding.ts";

/** What goes wrong behind everybody's back, in rows or in what others remember; answers how to undo the latter. */
export type Fault = {
  name: string;
  found: Wrong;
  plant: (db: Queryable, crash: Crash) => Promise<(() => void) | void>;
};

const MOVED: readonly Fault[] = [
  {
    name: "a cent of a line is moved from one organisation to another",
    found: "a cent is with another organisation",
    plant: async (db) => {
      const { line, one, other } = await twoShares(db);
      const by = (cents: number, organisation: number) =>
        change(
          db,
          `update allocations set amount_cents = amount_cents + ${cents}
           where line_id = ${line} and organisation_id = ${organisation}`,
        );
      await by(-1, one);
      await by(1, other);
    },
  },
  {
    name: "a cent of a success is booked for another organisation",
    found: "a cent is with another organisation",
    plant: async (db) => {
      const { journal, one, other } = await row<{ journal: string; one: string; other: string }>(
        db,
        `select t.journal_id::text as journal, min(t.id)::text as one, max(t.id)::text as other
         from transfers t
         join journals j on j.id = t.journal_id and j.kind = 'charge_succeeded'
         group by t.journal_id having count(*) > 1 order by t.journal_id limit 1`,
      );
      const by = (cents: number, id: string) =>
        change(
          db,
          `update transfers set amount_cents = amount_cents + ${cents} where journal_id = ${journal} and id = ${id}`,
        );
      await by(-1, one);
      await by(1, other);
    },
  },
  {
    name: "a cent of a month's figures is moved",
    found: "a cent is with another organisation",
    plant: async (db) => {
      const where = "party = 'organisation' and party_id =";
      await change(db, `update gross_totals set gross_cents = gross_cents - 1 where ${where} 1`);
      await change(db, `update gross_totals set gross_cents = gross_cents + 1 where ${where} 2`);
    },
  },
];

const MONEY: readonly Fault[] = [
  {
    name: "a share is not reversed",
    found: "a share was not reversed",
    plant: (db) =>
      change(
        db,
        `delete from reversal_shares where (reversal_id, line_id, organisation_id) in (
           select s.reversal_id, s.line_id, s.organisation_id
           from reversal_shares s join reversals r on r.id = s.reversal_id and r.undone_at is null
           order by 1, 2, 3 limit 1)`,
      ),
  },
  {
    name: "a fee is forgotten",
    found: "a fee forgotten or doubled",
    plant: async (db) => withoutJournal(db, `fee:${(await aPaidCharge(db)).id}`),
  },
  {
    name: "a fee is booked twice",
    found: "a fee forgotten or doubled",
    plant: async (db) => copyOfJournal(db, `fee:${(await aPaidCharge(db)).id}`),
  },
  {
    name: "a payment is doubled",
    found: "charged twice",
    plant: async (_, { fake: { world, now } }) => {
      const paid = [...world.paymentIntents.values()].find(({ status }) => status === "succeeded");
      const charge = world.charges.get(idOf(paid?.latest_charge) ?? "");
      const line = world.transactions.get(idOf(charge?.balance_transaction) ?? "");
      if (paid === undefined || line === undefined) throw new Error("nobody paid");
      world.paymentIntents.set("pi_planted", { ...paid, id: "pi_planted" });
      world.transactions.set("txn_planted", { ...line, id: "txn_planted", created: secondsOf(now()) });
      return () => {
        world.paymentIntents.delete("pi_planted");
        world.transactions.delete("txn_planted");
      };
    },
  },
  {
    name: "a charge asks for a cent more than was announced",
    found: "another sum than was announced",
    plant: (db) =>
      change(
        db,
        `update charges set amount_cents = amount_cents + 1
         where id = (select min(id) from charges where state = 'written_off' or ended_at is not null)`,
      ),
  },
  {
    name: "what is released is not marked so",
    found: "due and left undone",
    plant: (db) =>
      change(
        db,
        "update charges set released_at = null where id = (select min(id) from charges where released_at is not null)",
      ),
  },
];

const aPayout = (db: Queryable, state: string) =>
  row<{ id: number; ref: string }>(
    db,
    `select id, end_to_end_id as ref from payouts where state = '${state}' order by id limit 1`,
  );

const PAYOUTS: readonly Fault[] = [
  {
    name: "a payout is booked as paid twice",
    found: "a payout paid twice",
    plant: async (db) => copyOfJournal(db, `out:${(await aPayout(db, "paid")).id}:paid`),
  },
  {
    name: "a payout leaves the bank's account twice",
    found: "a payout paid twice",
    plant: async (db, { bank: { booked } }) => {
      const { ref } = await aPayout(db, "paid");
      const left = booked.find(({ endToEndId }) => endToEndId === ref);
      if (left === undefined) throw new Error("no payout left");
      booked.push(left);
      return () => void booked.pop();
    },
  },
  {
    name: "a payout of no run is booked as paid",
    found: "a payout that no run ordered",
    plant: async (db) => {
      const { id } = await aPayout(db, "paid");
      await change(db, `update payouts set end_to_end_id = end_to_end_id || '-X' where id = ${id}`);
    },
  },
  {
    name: "a transfer that came back is not booked",
    found: "a returned transfer not booked back",
    plant: async (db) => {
      const { id } = await aPayout(db, "returned");
      await withoutJournal(db, `out:${id}:returned`);
      await change(
        db,
        `update payouts
         set state = 'paid', returned_on = null, return_reason = null, returned_by = null, returned_at = null
         where id = ${id}`,
      );
    },
  },
];

const MAILS: readonly Fault[] = [
  {
    name: "a receipt is mailed twice",
    found: "a mail told twice or never",
    plant: async (db) => {
      const key = `receipt:${(await aPaidCharge(db)).id}`;
      const id = createHash("sha256").update(`${key}:again`).digest("hex").slice(0, 32);
      await change(
        db,
        `insert into outbox (key, kind, user_id, payload, not_before, sent_at)
         select key || ':again', kind, user_id, payload, not_before, sent_at from outbox where key = '${key}'`,
      );
      await change(
        db,
        `insert into mails (recipient, subject, html, body_text, sent_at, message_id)
         select recipient, subject, html, body_text, sent_at, '<${id}@kalivo.example>' from mails limit 1`,
      );
    },
  },
  {
    name: "a receipt never goes out",
    found: "a mail told twice or never",
    plant: async (db) =>
      change(
        db,
        `update outbox set sent_at = null, given_up_at = not_before where key = 'receipt:${(await aPaidCharge(db)).id}'`,
      ),
  },
];

/** Between the provider's books and ours. */
const PROVIDERS: readonly Fault[] = [
  {
    name: "what was paid is not booked",
    found: "paid but lost",
    plant: async (db) => withoutJournal(db, `charge:${(await aPaidCharge(db)).id}`),
  },
  {
    name: "a refund is booked that the provider never made",
    found: "booked but not paid",
    plant: async (db) => copyOfJournal(db, (await aRefund(db)).key),
  },
  {
    name: "the loss of a dispute is booked twice",
    found: "a dispute otherwise than the provider says",
    plant: async (db) => copyOfJournal(db, (await journalLike(db, "dp:%:lost")).key),
  },
  {
    name: "what the provider sent to our bank is not booked",
    found: "the provider's own account otherwise than it says",
    plant: async (db) => withoutJournal(db, (await journalLike(db, "po:%")).key),
  },
  {
    name: "a cent comes to the provider's account that nobody paid",
    found: "held at the provider, but not so in the books",
    plant: async (_, { fake: { world } }) => {
      const [line] = world.transactions.values();
      if (line === undefined) throw new Error("nothing moved");
      world.transactions.set("txn_planted", { ...line, id: "txn_planted", type: "adjustment", net: 1 });
      return () => void world.transactions.delete("txn_planted");
    },
  },
];

export const FAULTS: readonly Fault[] = [...MOVED, ...MONEY, ...PROVIDERS, ...PAYOUTS, ...MAILS];
