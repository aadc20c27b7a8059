import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { AdminStatement } from "@kalivo/contract/shapes/admin-billing.ts";
import { useText } from "#web/lib/text.tsx";
import { showDate, showMoney } from "#web/lib/format.ts";
import { AdminAction } from "../admin-action.tsx";
import { showInstant } from "../show-instant.ts";

/** Sends the notice of an announced charge again; date and amount stay. */
export function ResendNotice({ statement: { id, owner, charge } }: { statement: AdminStatement }) {
  const text = useText("admin").desk;
  if (charge === null || charge.state !== "notified" || charge.due_at === null) return null;
  return (
    <AdminAction
      label={text.resend}
      size="medium"
      variant="ghost"
      path={pathTo(api.resendNotice, { id })}
      ask={{
        title: text.resendTitle(owner.name),
        help: text.resendHelp(
          showMoney(charge.amount_in_euros),
          showInstant(charge.due_at),
          charge.notified_at === null ? "—" : showDate(charge.notified_at),
        ),
        action: text.resend,
        tone: "leaf",
      }}
      done={text.resent}
    />
  );
}
