import { ibanEnd } from "@kalivo/domain/money/iban.ts";
import type { Queryable } from "#server/db/client.ts";
import type { AdminNews } from "#server/features/mail/admin-news/news.ts";
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

async function factsOf(db: Queryable, news: AdminNews): Promise<AdminNewsFacts | null> {
  if (news.event === "run_approved" || news.event === "run_recalled") {
    const run = await findRunFacts(db, news.id);
    if (run === null) return null;
    return {
      event: news.event,
      payouts: run.payouts,
      cents: run.cents,
      actors: present(run.prepared_by, run.decided_by, run.recalled_by),
    };
  }
  if (news.event === "payout_returned") {
    const returned = await findReturned(db, news.id);
    if (returned === null) return null;
    const { iban, on, ...facts } = returned;
    return {
      event: news.event,
      ...facts,
      ibanEnd: ibanEnd(iban),
      on: new Date(`${on}T12:00:00Z`),
      actors: [],
    };
  }
  if (news.event === "refund_asked" || news.event === "refund_of_released") {
    const refund = await findRefundFacts(db, news.id);
    if (refund === null) return null;
    const { asked_by, ...facts } = refund;
    return { event: news.event, ...facts, actors: present(asked_by) };
  }
  if (news.event === "dispute_accepted") {
    const dispute = await findDisputeFacts(db, news.id);
    if (dispute === null) return null;
    return { event: news.event, ...dispute, actors: present(await findName(db, news.actorId)) };
  }
  if (news.event === "contact_changed" || news.event === "contact_left") {
    const organisation = await findOrganisationName(db, news.id);
    return organisation === null ? null : { event: news.event, organisation, actors: [] };
  }
  if ("organisationId" in news) {
    const change = await findAccountChange(db, news.id);
    if (change === null) return null;
    return {
      event: news.event,
      organisation: change.organisation,
      ibanEnd: ibanEnd(change.iban),
      holder: change.account_holder,
      effectiveAt: change.effective_at,
      actors: present(change.proposed_by, change.decided_by),
    };
  }
  const { event, personId, actorId } = news;
  return {
    event,
    personId,
    person: await findName(db, personId),
    actors: present(await findName(db, actorId)),
  };
}

const present = (...names: (string | null)[]) => names.filter((name) => name !== null);
