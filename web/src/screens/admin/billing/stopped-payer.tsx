import type { AdminStatement } from "@kalivo/contract/shapes/admin-billing.ts";
import type { ScreenWords } from "@kalivo/words/screens.ts";
import { showDate } from "#web/lib/format.ts";
import { useText } from "#web/lib/text.tsx";
import { adminHref } from "../admin-place.ts";

type Charge = NonNullable<AdminStatement["charge"]>;

/** Whether a dispute of its payer stops the charge: nothing is announced and nothing is taken (rule 42). */
export const isStopped = ({ charge }: Pick<AdminStatement, "charge">): boolean =>
  charge !== null && charge.stopped_at !== null;

/** Null: it is not stopped. */
export const stoppedSince = (
  { stopped_at }: Pick<Charge, "stopped_at">,
  text: ScreenWords["admin"]["billing"],
): string | null => (stopped_at === null ? null : text.stoppedSince(showDate(stopped_at)));

/** Leads to where an admin ends the stop. */
export function EndTheStop() {
  const text = useText("admin").billing;
  return (
    <a className="text-link" href={adminHref("disputes")}>
      {text.endsStop}
    </a>
  );
}
