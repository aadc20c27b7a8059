import { NEW_ADMIN_DAYS } from "@kalivo/domain/limits.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import { formatDate, formatEuros } from "@kalivo/domain/money/display.ts";
import { APP_NAME } from "@kalivo/words/app-name.ts";
import { mailWords } from "@kalivo/words/mails.ts";
import type { AccountEvent, PersonEvent } from "#server/features/mail/admin-news/news.ts";
import { button, facts, text, type Block, type Fact } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";

/** `actors` are who did it, in order; empty: the command line, or a due step. */
export type AdminNewsFacts = { actors: readonly string[] } & (
  | { event: PersonEvent; personId: number; person: string | null }
  | {
      event: AccountEvent;
      organisation: string;
      /** The last four characters: enough to tell two accounts apart. */
      ibanEnd: string;
      holder: string;
      effectiveAt: Date | null;
    }
  | { event: "contact_changed" | "contact_left" | "organisation_confirmed"; organisation: string }
  | { event: "run_approved"; payouts: number; cents: Cents }
  | { event: "run_recalled"; payouts: number; cents: Cents }
  | { event: "refund_asked" | "refund_of_released" | "dispute_accepted"; statement: number; cents: Cents }
  | {
      event: "payout_returned";
      organisation: string;
      ibanEnd: string;
      holder: string;
      cents: Cents;
      on: Date;
    }
);
export type AdminNewsData = AdminNewsFacts & { toAdmin: boolean };

/** What an admin can still object to, reject or revoke. */
const TO_UNDO: ReadonlySet<AdminNewsFacts["event"]> = new Set([
  "grant_proposed",
  "grant_done",
  "granted_by_operator",
  "factor_added",
  "erase_proposed",
  "iban_proposed",
  "iban_approved",
  "run_approved",
] as const);

/** In the subject it stands after the app's name, here alone. */
const asHeading = (title: string) => title.slice(0, 1).toUpperCase() + title.slice(1);

/**
 * To every admin, and about a bank account to the organisation's contact: changes of power or of where money goes (rule 40).
 */
export function adminNewsMail(context: MailContext, data: AdminNewsData) {
  const words = mailWords(context.language).adminNews;
  const said = words.events[data.event](NEW_ADMIN_DAYS);
  const admin: Block[] = data.toAdmin
    ? [
        text(TO_UNDO.has(data.event) ? words.notRight : words.notRightNow),
        button(words.button, `${context.publicUrl}/admin`),
      ]
    : [text(words.notRightContact(context.associationMail))];
  return frameMail(context, {
    subject: words.subject(APP_NAME, words.titles[data.event]),
    preview: said,
    title: asHeading(words.titles[data.event]),
    blocks: [text(said), facts(factsOf(context, data)), ...admin],
    reason: data.toAdmin ? words.reason : words.reasonContact,
  });
}

function factsOf({ language }: MailContext, data: AdminNewsData): Fact[] {
  const { labels } = mailWords(language).adminNews;
  const by = data.actors.length === 0 ? [] : [{ label: labels.by, value: data.actors.join(", ") }];
  if (data.event === "run_approved" || data.event === "run_recalled")
    return [
      { label: labels.payouts, value: String(data.payouts) },
      { label: labels.amount, value: formatEuros(data.cents) },
      ...by,
    ];
  if ("statement" in data)
    return [
      { label: labels.statement, value: String(data.statement) },
      {
        label: data.event === "dispute_accepted" ? labels.disputed : labels.refund,
        value: formatEuros(data.cents),
      },
      ...by,
    ];
  if (data.event === "payout_returned")
    return [
      { label: labels.organisation, value: data.organisation },
      { label: labels.account, value: `•••• ${data.ibanEnd}` },
      { label: labels.holder, value: data.holder },
      { label: labels.returned, value: formatEuros(data.cents) },
      { label: labels.returnedOn, value: formatDate(data.on) },
    ];
  if ("effectiveAt" in data)
    return [
      { label: labels.organisation, value: data.organisation },
      { label: labels.account, value: `•••• ${data.ibanEnd}` },
      { label: labels.holder, value: data.holder },
      ...(data.effectiveAt === null
        ? []
        : [{ label: labels.effectiveOn, value: formatDate(data.effectiveAt) }]),
      ...by,
    ];
  if ("organisation" in data) return [{ label: labels.organisation, value: data.organisation }, ...by];
  return [{ label: labels.person, value: data.person ?? labels.former(data.personId) }, ...by];
}
