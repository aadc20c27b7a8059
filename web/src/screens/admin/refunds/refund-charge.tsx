import type { AdminStatement } from "@kalivo/contract/shapes/admin-billing.ts";
import { useText } from "#web/lib/text.tsx";
import { Button } from "#web/ui/button.tsx";
import { useFormSheet } from "../form-sheet.tsx";
import { RefundSheet } from "./refund-sheet.tsx";

/** Rule 17, on any row of a collected charge, so that no number has to be typed. */
export function RefundCharge({ statement }: { statement: Pick<AdminStatement, "id" | "charge"> }) {
  const text = useText("admin").refunds;
  const sheet = useFormSheet();
  if (statement.charge?.refundable !== true) return null;
  return (
    <>
      <Button variant="ghost" size="medium" onClick={sheet.show}>
        {text.refund}
      </Button>
      <RefundSheet key={sheet.opened} open={sheet.open} onClose={sheet.close} statementId={statement.id} />
    </>
  );
}
