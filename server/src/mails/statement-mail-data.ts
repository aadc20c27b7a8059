import { brusselsInstant, brusselsTime, periodLabel, type PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import { displayName } from "@kalivo/domain/people/privacy.ts";
import { APP_NAME } from "@kalivo/words/app-name.ts";
import type { MethodKind } from "../adapters/payment/port.ts";
import type { LineRow } from "../features/billing/statements/statements.queries.ts";
import type { Services } from "../services.ts";
import type { ChargeFacts } from "./charge-facts.queries.ts";

/** How the payer pays, as required in the notice. */
export type MethodMailData = {
  kind: MethodKind;
  /** "Visa ••4242" */
  label: string;
  /** For a direct debit, if the provider has them. */
  mandate: { reference: string; creditorId: string } | null;
};

export type OrganisationMailData = { name: string; amount: Cents };

/** The team that pays, when the reader is one of its admins. */
export type TeamMailData = { id: number; name: string };

/** A payment that a payer's bank disputes. */
export type DisputedMailData = {
  firstName: string;
  team: TeamMailData | null;
  period: PeriodId;
  amount: Cents;
  methodLabel: string;
  statementUrl: string;
};

export const DISPUTED_SAMPLE: DisputedMailData = {
  firstName: "Amélie",
  team: null,
  period: 202610,
  amount: 1_130n,
  methodLabel: "Visa ••0259",
  statementUrl: "https://kalivo.example/statements/12",
};

export const teamOf = ({ team, team_id }: ChargeFacts): TeamMailData | null =>
  team === null || team_id === null ? null : { id: team_id, name: team };

/** A payer who removed the card since still reads what is due. */
export const labelOf = ({ method_label }: ChargeFacts): string => method_label ?? "—";

export function methodOf(charge: ChargeFacts): MethodMailData {
  const { method_kind, mandate_reference: reference, mandate_creditor_id: creditorId } = charge;
  return {
    kind: method_kind === "sepa_debit" ? "sepa_debit" : "card",
    label: labelOf(charge),
    mandate: reference === null || creditorId === null ? null : { reference, creditorId },
  };
}

export const statementUrl = ({ config }: Services, { statement_id }: ChargeFacts) =>
  `${config.publicUrl}/statements/${statement_id}`;

export const nameOf = ({ first_name, last_name, pseudo }: LineRow) =>
  displayName({ firstName: first_name, lastName: last_name, pseudo });

export function sharesOf(lines: readonly LineRow[]): OrganisationMailData[] {
  const amounts = new Map<string, Cents>();
  for (const { name, cents } of lines.flatMap(({ shares }) => shares)) {
    if (cents > 0) amounts.set(name, (amounts.get(name) ?? 0n) + BigInt(cents));
  }
  return [...amounts].map(([name, amount]) => ({ name, amount }));
}

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
