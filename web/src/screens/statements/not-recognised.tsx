import { useLanguage, useMoreText } from "../../lib/text.tsx";
import { useState } from "react";
import type { Statement } from "@kalivo/contract/shapes/statement.ts";
import { useMoneyBack } from "../../features/statements/use-money-back.ts";
import { showDate, showLongMonth, showMoney } from "../../lib/format.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Section, Stack } from "../../ui/card.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import css from "../../features/statements/statement-screen.module.css";

/** Two taps from a charge nobody remembers to its refund (rule 17): first what it was, then the money back. */
export function NotRecognised({ month }: { month: Statement }) {
  const text = useMoreText().moneyBack;
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const refund = useMoneyBack(String(month.id), "refund");
  const [problem, setProblem] = useState<string | null>(null);
  const { obstacle, amount_in_euros, until } = month.refund;
  const pay = async () => {
    setProblem(null);
    const answer = await refund.mutateAsync();
    if (!answer.ok) return setProblem(answer.data.message ?? text.refundObstacles["nothing-left"]());
    setOpen(false);
    return toast(text.asked);
  };
  return (
    <Section title={text.title}>
      <Button onClick={() => setOpen(true)}>{text.unknown}</Button>
      {obstacle === null && until !== null && <p className={css.help}>{text.until(showDate(until))}</p>}
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={text.unknownTitle(showMoney(month.charge?.amount_in_euros ?? month.total_in_euros))}
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
        <Explanation month={month} />
      </Sheet>
    </Section>
  );
}

/** Who, which month, which lines; and what a refund does to others. */
function Explanation({ month }: { month: Statement }) {
  const text = useMoreText().moneyBack;
  const { statements } = useMoreText();
  const { language } = useLanguage();
  const { charge, refund, contact } = month;
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
          <p>{text.stays}</p>
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
