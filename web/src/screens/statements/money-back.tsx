import { useText } from "../../lib/text.tsx";
import type { Statement, StatementDispute, StatementRefund } from "@kalivo/contract/shapes/statement.ts";
import { showDate, showMoney } from "../../lib/format.ts";
import { Banner } from "../../ui/banner.tsx";
import { Stack } from "../../ui/card.tsx";

/** A month's refunds and disputes, in words. */
export function MoneyBack({ month }: { month: Statement }) {
  const text = useText("moneyBack");
  const { refunds, disputes, contact } = month;
  if (refunds.length === 0 && disputes.length === 0) return null;
  return (
    <Stack>
      {refunds.map((refund) => (
        <Banner key={`refund ${refund.id}`} kind={refund.state === "failed" ? "error" : "success"} live>
          <RefundWords refund={refund} month={month} />
        </Banner>
      ))}
      {disputes.map((dispute) => (
        <Banner key={`dispute ${dispute.id}`} kind={KINDS[dispute.state]}>
          {text.disputes[dispute.state](showMoney(dispute.amount_in_euros))}
        </Banner>
      ))}
      {disputes.some(({ state }) => state === "open" || state === "lost") && (
        <p>
          {text.stopped}{" "}
          <a className="text-link" href={`mailto:${contact}`}>
            {text.write(contact)}
          </a>
        </p>
      )}
    </Stack>
  );
}

const KINDS = {
  inquiry: "info",
  inquiry_closed: "info",
  open: "error",
  won: "success",
  lost: "error",
} as const satisfies Record<StatementDispute["state"], string>;

function RefundWords({ refund, month }: { refund: StatementRefund; month: Statement }) {
  const text = useText("moneyBack").refunds;
  const statements = useText("statements");
  const amount = showMoney(refund.amount_in_euros);
  const method = month.charge?.method_label ?? statements.yourMethod;
  const { state, arrived, finished_at: finished } = refund;
  if (state === "failed") return text.failed(amount, month.contact);
  return arrived && finished !== null
    ? text.paid(amount, method, showDate(finished))
    : text.way(amount, method);
}
