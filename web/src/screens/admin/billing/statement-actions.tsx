import type { AdminStatement } from "@kalivo/contract/shapes/admin-billing.ts";
import { EndCharge } from "../ends/end-charge.tsx";
import { RefundCharge } from "../refunds/refund-charge.tsx";
import { ResendNotice } from "./resend-notice.tsx";

/** The actions that apply to a statement. */
export function StatementActions({ statement }: { statement: AdminStatement }) {
  return (
    <>
      <RefundCharge statement={statement} />
      <EndCharge statement={statement} />
      <ResendNotice statement={statement} />
    </>
  );
}
