import { brusselsInstant, brusselsTime, periodLabel, type PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import { APP_NAME } from "@kalivo/words/app-name.ts";
import type { MethodKind } from "../adapters/payment/port.ts";

/** How the payer pays, as required in the notice. */
export type MethodMailData = {
  kind: MethodKind;
  /** "Visa ••4242" */
  label: string;
  /** For a direct debit, if the provider has them. */
  mandate: { reference: string; creditorId: string } | null;
};

export type OrganisationMailData = { name: string; amount: Cents };

/** One burner's month as a payer's notice shows it: recomputable by hand. */
export type StatementMailLine = {
  /** The burner's name for the payer: the pseudonym if any. */
  burner: string;
  /** The month it was earned in; earlier than the statement's when it was carried. */
  month: PeriodId;
  parts: readonly { kcal: number; rateCents: number }[];
  /** Null: no limit. */
  cap: Cents | null;
  /** After the cap. */
  computed: Cents;
  /** The amount due: after the ceiling and the payer's changes. */
  due: Cents;
  organisations: readonly OrganisationMailData[];
  /** Work without a sign-in; null when the line is already dropped, or the pledge already stopped. */
  links: { lower: string | null; drop: string | null; stop: string | null };
};

/** The team that pays, when the reader is one of its admins. */
export type TeamMailData = { id: number; name: string };

/** A mail's data before its reader is known. */
export type Unaddressed<Data> = Omit<Data, "firstName">;

/** The data of a charge's notice (rule 9). */
export type StatementMailData = {
  firstName: string;
  team: TeamMailData | null;
  /** The statement's, which the payer can quote. */
  number: number;
  period: PeriodId;
  total: Cents;
  /** Announced anew (rule 43): the earlier day, and why it changed. Null: the first notice. */
  anew: { why: "slipped" | "new_people"; insteadOf: Date } | null;
  /** When it is collected: rule 9's 72 hours after the mail is accepted, rounded up to 09:00. */
  chargeAt: Date;
  method: MethodMailData;
  lines: readonly StatementMailLine[];
  /** The payer's ceiling, when it cut this month (rule 12). */
  scaledTo: Cents | null;
  /** `stopAll` null: the payer supports nobody any more. */
  links: { cancel: string; changeMethod: string; stopAll: string | null; statement: string };
};

/** The data of a charge's receipt. Net + fee = gross. */
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
  burners: readonly string[];
  /** Gross shares; they add up to `gross`. */
  organisations: readonly OrganisationMailData[];
  links: { statement: string };
};

/** The text of a month's charge on the payer's bank statement: "KALIVO 2026-11". */
export const bankStatementText = (period: PeriodId): string =>
  `${APP_NAME.toUpperCase()} ${periodLabel(period)}`;

/** Until when a bank accepts a dispute: two months after a card payment, eight weeks after a direct debit. */
export function disputableUntil(paidAt: Date, kind: MethodKind): Date {
  if (kind === "sepa_debit") return new Date(paidAt.getTime() + EIGHT_WEEKS_MS);
  const day = brusselsTime(paidAt);
  return brusselsInstant({ ...day, month: day.month + 2 });
}

const EIGHT_WEEKS_MS = 56 * 86_400_000;
