/** How a month's statements are narrowed: by their own state or by that of their charge. */
export const STATEMENT_FILTERS = {
  failed: { charge: "failed" },
  action_required: { charge: "action_required" },
  unknown: { charge: "unknown" },
  planned: { charge: "planned" },
  unpaid: { state: "unpaid" },
  announced: { state: "announced" },
  carried: { state: "carried" },
  charged: { state: "charged" },
  cancelled: { state: "cancelled" },
  waived: { state: "waived" },
} as const;

export type StatementFilter = keyof typeof STATEMENT_FILTERS | "all";

/** What the address asks for; all when it asks for something nobody knows. */
export const filterOf = (show: string | null): StatementFilter => (isFilter(show) ? show : "all");

/** What the call is asked with. */
export const askedBy = (filter: StatementFilter): { charge?: string; state?: string } =>
  filter === "all" ? {} : STATEMENT_FILTERS[filter];

const isFilter = (text: string | null): text is keyof typeof STATEMENT_FILTERS =>
  text !== null && Object.hasOwn(STATEMENT_FILTERS, text);
