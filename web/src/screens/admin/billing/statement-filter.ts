import type { AdminStatement } from "@kalivo/contract/shapes/admin-billing.ts";

type StatementState = AdminStatement["state"];
type ChargeState = NonNullable<AdminStatement["charge"]>["state"];

/** Filters by the state of the charge or of the statement. No state name is in both. */
const FILTERS: Readonly<Record<ChargeState, "charge"> & Record<StatementState, "state">> = {
  failed: "charge",
  action_required: "charge",
  unknown: "charge",
  planned: "charge",
  notified: "charge",
  submitting: "charge",
  processing: "charge",
  succeeded: "charge",
  canceled: "charge",
  written_off: "charge",
  unpaid: "state",
  announced: "state",
  open: "state",
  carried: "state",
  charged: "state",
  cancelled: "state",
  waived: "state",
};

export type StatementFilter = keyof typeof FILTERS | "all";

export const STATEMENT_FILTERS: readonly (keyof typeof FILTERS)[] = Object.keys(FILTERS).filter(isFilter);

/** The filter in the URL; "all" when unknown. */
export const filterOf = (show: string | null): StatementFilter => (isFilter(show) ? show : "all");

/** The query of the call. */
export const askedBy = (filter: StatementFilter): { charge?: string; state?: string } =>
  filter === "all" ? {} : { [FILTERS[filter]]: filter };

function isFilter(text: string | null): text is keyof typeof FILTERS {
  return text !== null && Object.hasOwn(FILTERS, text);
}

/** A filter's label: a charge state, or a state of the statement. */
export function labelOf(
  filter: keyof typeof FILTERS,
  text: {
    chargeStates: Record<ChargeState, string>;
    states: Record<StatementState, string>;
    ofCharge: (state: string) => string;
  },
): string {
  return isOfCharge(filter) ? text.ofCharge(text.chargeStates[filter]) : text.states[filter];
}

const isOfCharge = (filter: keyof typeof FILTERS): filter is ChargeState => FILTERS[filter] === "charge";
