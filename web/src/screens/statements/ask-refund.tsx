import * as api from "@kalivo/contract/api-paths.ts";
import { useLanguage, useText } from "../../lib/text.tsx";
import { useState } from "react";
import type { Statement } from "@kalivo/contract/shapes/statement.ts";
import { type RefundReason, useMoneyBack } from "../../features/statements/use-money-back.ts";
import { useGoesOn } from "../../features/statements/use-goes-on.ts";
import { showDate, showLongMonth, showMoney } from "../../lib/format.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Section, Stack } from "../../ui/card.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import css from "../../features/statements/statement-screen.module.css";

const REASONS = ["unrecognised", "too_much", "requested"] as const satisfies readonly RefundReason[];

/** A refund in two taps (rule 17): explanation, then confirmation. The reason is optional. */
export function AskRefund({ month }: { month: Statement }) {
  const text = useText("moneyBack");
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const refund = useMoneyBack(String(month.id), api.refundStatement);
  const [problem, setProblem] = useState<string | null>(null);
  const [reason, setReason] = useState<RefundReason | null>(null);
  const { obstacle, amount_in_euros, until } = month.refund;
  const pay = async () => {
    setProblem(null);
    const answer = await refund.mutateAsync(reason);
    if (!answer.ok) return setProblem(answer.data.message ?? text.refundObstacles["nothing-left"]());
    setOpen(false);
    return toast(text.asked);
  };
  return (
    <Section title={text.title}>
      <Button onClick={() => setOpen(true)}>{text.ask}</Button>
      {obstacle === null && until !== null && <p className={css.help}>{text.until(showDate(until))}</p>}
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={text.askTitle(showMoney(month.charge?.amount_in_euros ?? month.total_in_euros))}
        footer={
          <>
            {problem !== null && (
              <Banner kind="error" live>
                {problem}
              </Banner>
            )}
            {obstacle === null && (
              <Button variant="leaf" loading={refund.isPending} onClick={() => void pay()}>
                {text.refund(showMoney(amount_in_euros))}
              </Button>
            )}
            <Button variant="ghost" onClick={() => setOpen(false)}>
              {text.keep}
            </Button>
          </>
        }
      >
        <Stack gap={16}>
          <Explanation month={month} />
          {obstacle === null && (
            <RadioCards
              legend={text.why}
              options={REASONS.map((value) => ({ value, label: text.reasons[value] }))}
              value={reason}
              onChange={setReason}
            />
          )}
        </Stack>
      </Sheet>
    </Section>
  );
}

/** Payer, month and lines, and the effect of a refund on others. */
function Explanation({ month }: { month: Statement }) {
  const text = useText("moneyBack");
  const statements = useText("statements");
  const { language } = useLanguage();
  const { charge, refund, contact } = month;
  const goesOn = useGoesOn(month);
  const { obstacle } = refund;
  const paid = month.lines.filter(({ state }) => state === "charged");
  return (
    <Stack gap={16}>
      {charge !== null && charge.succeeded_at !== null && (
        <p>
          {text.what(
            showLongMonth(month.month, language),
            showDate(charge.succeeded_at),
            charge.method_label ?? statements.yourMethod,
          )}
        </p>
      )}
      <ul className={css.whose}>
        {paid.map(({ id, burner, due_in_euros }) => (
          <li key={id}>{text.whose(burner.name, showMoney(due_in_euros))}</li>
        ))}
      </ul>
      {obstacle === null ? (
        <>
          <p>{text.effect}</p>
          <p>{text.bankNot}</p>
          {paid.some(({ burner }) => goesOn.has(burner.id)) && <p>{text.stays}</p>}
        </>
      ) : (
        <Banner kind="info">{text.refundObstacles[obstacle](contact)}</Banner>
      )}
      {(obstacle === "too-late" || obstacle === "one-a-year") && (
        <a className="text-link" href={`mailto:${contact}`}>
          {text.write(contact)}
        </a>
      )}
    </Stack>
  );
}
