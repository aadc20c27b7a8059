import { ibanEnd } from "@kalivo/domain/money/iban.ts";
import type { Queryable } from "#server/db/client.ts";
import type { AdminNews } from "#server/features/mail/admin-news/news.ts";
import { findConfirmation } from "#server/features/proofs/confirmations.queries.ts";
import { defineMail, drop } from "../define-mail.ts";
import {
  findAccountChange,
  findDisputeFacts,
  findName,
  findOrganisationName,
  findRefundFacts,
  findReturned,
  findRunFacts,
} from "./facts.queries.ts";
import { adminNewsMail, type AdminNewsFacts } from "./mail.ts";

export const adminNews = defineMail("admin_news", {
  toUnconfirmed: "send",
  facts: async ({ db }, { payload, recipient: { isContact } }) => {
    const facts = await factsOf(db, payload);
    return facts === null ? drop("what it tells of is not there") : { ...facts, toAdmin: !isContact };
  },
  write: adminNewsMail,
});

function factsOf(db: Queryable, news: AdminNews): Promise<AdminNewsFacts | null> {
  switch (news.event) {
    case "run_approved":
    case "run_recalled":
      return ofRun(db, { ...news, event: news.event });
    case "payout_returned":
      return ofReturned(db, { ...news, event: news.event });
    case "refund_asked":
    case "refund_of_released":
      return ofRefund(db, { ...news, event: news.event });
    case "dispute_accepted":
      return ofDispute(db, news);
    case "contact_changed":
    case "contact_left":
    case "organisation_confirmed":
      return ofOrganisation(db, { ...news, event: news.event });
    default:
      return "organisationId" in news ? ofAccount(db, news) : ofPerson(db, news);
  }
}

type Of<Event extends AdminNews["event"]> = { event: Event; id: number };

async function ofRun(db: Queryable, { event, id }: Of<"run_approved" | "run_recalled">) {
  const run = await findRunFacts(db, id);
  if (run === null) return null;
  const { payouts, cents } = run;
  return { event, payouts, cents, actors: present(run.prepared_by, run.decided_by, run.recalled_by) };
}

async function ofReturned(db: Queryable, { event, id }: Of<"payout_returned">) {
  const returned = await findReturned(db, id);
  if (returned === null) return null;
  const { iban, on, ...facts } = returned;
  return { event, ...facts, ibanEnd: ibanEnd(iban), on: new Date(`${on}T12:00:00Z`), actors: [] };
}

async function ofRefund(db: Queryable, { event, id }: Of<"refund_asked" | "refund_of_released">) {
  const refund = await findRefundFacts(db, id);
  if (refund === null) return null;
  const { asked_by, ...facts } = refund;
  return { event, ...facts, actors: present(asked_by) };
}

async function ofDispute(db: Queryable, news: Extract<AdminNews, { event: "dispute_accepted" }>) {
  const dispute = await findDisputeFacts(db, news.id);
  if (dispute === null) return null;
  return { event: news.event, ...dispute, actors: present(await findName(db, news.actorId)) };
}

async function ofOrganisation(
  db: Queryable,
  { event, id }: Of<"contact_changed" | "contact_left" | "organisation_confirmed">,
) {
  const organisation = await findOrganisationName(db, id);
  if (organisation === null) return null;
  const confirmed = event === "organisation_confirmed" ? await findConfirmation(db, id) : null;
  return { event, organisation, actors: present(confirmed?.confirmed_by ?? null) };
}

async function ofAccount(db: Queryable, { event, id }: Extract<AdminNews, { organisationId: number }>) {
  const change = await findAccountChange(db, id);
  if (change === null) return null;
  return {
    event,
    organisation: change.organisation,
    ibanEnd: ibanEnd(change.iban),
    holder: change.account_holder,
    effectiveAt: change.effective_at,
    actors: present(change.proposed_by, change.decided_by),
  };
}

async function ofPerson(
  db: Queryable,
  { event, personId, actorId }: Extract<AdminNews, { personId: number }>,
) {
  const person = await findName(db, personId);
  return { event, personId, person, actors: present(await findName(db, actorId)) };
}

const present = (...names: (string | null)[]) => names.filter((name) => name !== null);
