import type { AdminStatement } from "@kalivo/contract/shapes/admin-billing.ts";
import { EndCharge } from "../ends/end-charge.tsx";
import { RefundCharge } from "../refunds/refund-charge.tsx";
import { ResendNotice } from "./resend-notice.tsx";

/** What can be done with a payer's month, wherever it is shown: only what makes sense for it stands there. */
export function StatementActions({ statement }: { statement: AdminStatement }) {
  return (
    <>
      <RefundCharge statement={statement} />
      <EndCharge statement={statement} />
      <ResendNotice statement={statement} />
    </>
  );
}
