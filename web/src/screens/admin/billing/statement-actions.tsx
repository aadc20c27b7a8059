import type { AdminStatement } from "@kalivo/contract/shapes/admin-billing.ts";
import { EndCharge } from "../ends/end-charge.tsx";
import { RefundCharge } from "../refunds/refund-charge.tsx";
import { ResendNotice } from "./resend-notice.tsx";
import { EndTheStop, isStopped } from "./stopped-payer.tsx";

/** The actions that apply to a statement. While its payer is stopped no notice goes out. */
export function StatementActions({ statement }: { statement: AdminStatement }) {
  return (
    <>
      <RefundCharge statement={statement} />
      <EndCharge statement={statement} />
      {isStopped(statement) ? <EndTheStop /> : <ResendNotice statement={statement} />}
    </>
  );
}
