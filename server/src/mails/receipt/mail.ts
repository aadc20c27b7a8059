import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import { formatDate, formatEuros, formatMonth } from "@kalivo/domain/money/display.ts";
import { listed } from "@kalivo/words/listed.ts";
import { mailedName } from "@kalivo/domain/people/name.ts";
import { mailWords, type MailWords } from "@kalivo/words/mails.ts";
import { button, facts, heading, text, type Block, type Face, type Fact } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";
import { barsOf } from "../bars.ts";
import { greeting } from "../greeting.ts";
import {
  bankStatementText,
  disputableUntil,
  type MethodMailData,
  type OrganisationMailData,
  type TeamMailData,
} from "../statement-mail-data.ts";

/** Net + fee = gross. */
export type ReceiptMailData = {
  firstName: string;
  team: TeamMailData | null;
  /** The statement's, which the payer can quote. */
  number: number;
  period: PeriodId;
  gross: Cents;
  /** Null while the provider has not reported it. */
  fee: Cents | null;
  paidAt: Date;
  method: MethodMailData;
  reference: string;
  burners: readonly Face[];
  /** Gross shares; they add up to `gross`. */
  organisations: readonly OrganisationMailData[];
  links: { statement: string };
};

type Words = MailWords["receipt"];

/** After a successful collection: gross, fee, net, and each organisation's share. */
export function receiptMail(context: MailContext, data: ReceiptMailData) {
  const words = mailWords(context.language).receipt;
  const month = formatMonth(data.period, context.language);
  const gross = formatEuros(data.gross);
  return frameMail(context, {
    subject: words.subject(gross, month),
    preview: words.preview,
    title: words.title,
    blocks: [
      ...greeting(context, data),
      text(words.thanks(gross, month)),
      ...madePossibleBy(context, words, data),
      ...shares(words, data),
      heading(words.factsTitle),
      text(words.intro(gross, formatDate(data.paidAt))),
      facts(receiptFacts(words, data, month)),
      text(words.grant(context.associationName)),
      text(words.noCertificate),
      button(words.button, data.links.statement),
      text(
        words.dispute(context.associationMail, formatDate(disputableUntil(data.paidAt, data.method.kind))),
      ),
    ],
    reason: words.reason,
  });
}

function receiptFacts(
  words: Words,
  { number, gross, fee, paidAt, method, reference, period }: ReceiptMailData,
  month: string,
): Fact[] {
  return [
    { label: words.gross, value: formatEuros(gross) },
    { label: words.fee, value: fee === null ? words.feeUnknown : formatEuros(fee) },
    ...(fee === null ? [] : [{ label: words.net, value: formatEuros(gross - fee) }]),
    { label: words.number, value: String(number) },
    { label: words.period, value: month },
    { label: words.day, value: formatDate(paidAt) },
    { label: words.method, value: method.label },
    { label: words.onStatement, value: bankStatementText(period) },
    { label: words.reference, value: reference },
  ];
}

function madePossibleBy({ language }: MailContext, words: Words, { burners }: ReceiptMailData): Block[] {
  const names = listed(
    burners.map(({ name }) => mailedName(name)),
    language,
  );
  return burners.length === 0 ? [] : [{ kind: "people", faces: burners, said: words.burners(names) }];
}

const shares = (words: Words, { organisations }: ReceiptMailData): Block[] => [
  heading(words.organisationsTitle),
  text(words.organisationsBeforeFee),
  barsOf(organisations),
];
