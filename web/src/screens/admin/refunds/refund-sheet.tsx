import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useAdminText, useLanguage } from "../../../lib/text.tsx";
import { type FormEvent, useState } from "react";
import type { AdminRefund, AdminRefundable } from "@kalivo/contract/shapes/admin-money-back.ts";
import { parseDecimal } from "../../../lib/decimal.ts";
import { showDate, showMoney, showLongMonth } from "../../../lib/format.ts";
import { call } from "../../../lib/call.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Stack } from "../../../ui/card.tsx";
import { Sheet } from "../../../ui/layers/sheet.tsx";
import { RadioCards } from "../../../ui/radio-cards.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useToast } from "../../../ui/toast/toasts.tsx";
import { PayerLink } from "../billing/payer-link.tsx";
import { useAdminCall } from "../use-admin.ts";
import { useProblem } from "../use-problem.ts";

const REASONS = ["requested", "duplicate", "fraud"] as const;

/** First which statement, and what is left of it; then how much of it goes back, and why. */
export function RefundSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useAdminText().refunds;
  const [found, setFound] = useState<AdminRefundable | null>(null);
  return (
    <Sheet open={open} onClose={onClose} title={text.add} size="wide" dirty={found !== null}>
      {found === null ? (
        <FindStatement onFound={setFound} />
      ) : (
        <RefundForm refundable={found} onDone={onClose} />
      )}
    </Sheet>
  );
}

function FindStatement({ onFound }: { onFound: (found: AdminRefundable) => void }) {
  const text = useAdminText().refunds;
  const problemOf = useProblem();
  const [number, setNumber] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [looking, setLooking] = useState(false);
  const find = async (event: FormEvent) => {
    event.preventDefault();
    if (!/^[1-9]\d{0,8}$/u.test(number.trim())) return setProblem(text.unknown);
    setLooking(true);
    const answer = await call<AdminRefundable>("GET", pathTo(api.readRefundable, { id: number.trim() }));
    setLooking(false);
    return answer.ok ? onFound(answer.data) : setProblem(problemOf(answer));
  };
  return (
    <form noValidate onSubmit={(event) => void find(event)}>
      <Stack gap={20}>
        <TextField
          label={text.number}
          hint={text.numberHelp}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={number}
          error={problem ?? undefined}
          onChange={(event) => {
            setProblem(null);
            setNumber(event.target.value);
          }}
        />
        <Button variant="leaf" type="submit" loading={looking}>
          {text.find}
        </Button>
      </Stack>
    </form>
  );
}

function RefundForm({ refundable, onDone }: { refundable: AdminRefundable; onDone: () => void }) {
  const text = useAdminText().refunds;
  const toast = useToast();
  const problemOf = useProblem();
  const refunding = useAdminCall<AdminRefund>({ path: api.listRefunds });
  const { left_in_euros: left, charge, obstacle } = refundable;
  const [typed, setTyped] = useState(String(left).replace(".", ","));
  const [reason, setReason] = useState<(typeof REASONS)[number]>("requested");
  const [problem, setProblem] = useState<string | null>(null);
  const amount = parseDecimal(typed);
  const wrong = amount === null || amount < 0.01 || amount > left;
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (wrong || refunding.isPending) return;
    const answer = await refunding.mutateAsync({
      statement_id: charge.statement_id,
      amount_in_euros: amount,
      reason,
    });
    if (!answer.ok) return setProblem(problemOf(answer));
    toast(text.done);
    return onDone();
  };
  return (
    <form noValidate onSubmit={(event) => void pay(event)}>
      <Stack gap={20}>
        <Facts refundable={refundable} />
        {obstacle === null && (
          <>
            <AmountField
              typed={typed}
              error={wrong ? text.amountWrong(showMoney(left)) : undefined}
              onType={setTyped}
            />
            <RadioCards
              legend={text.reason}
              look="segments"
              options={REASONS.map((value) => ({ value, label: text.reasons[value] }))}
              value={reason}
              onChange={setReason}
            />
            <p>{text.effect}</p>
            {problem !== null && (
              <Banner kind="error" live>
                {problem}
              </Banner>
            )}
            <Button variant="leaf" type="submit" loading={refunding.isPending}>
              {text.action(showMoney(wrong ? left : amount))}
            </Button>
          </>
        )}
      </Stack>
    </form>
  );
}

type AmountProps = { typed: string; error: string | undefined; onType: (typed: string) => void };

function AmountField({ typed, error, onType }: AmountProps) {
  const text = useAdminText().refunds;
  return (
    <TextField
      label={text.amount}
      hint={text.amountHelp}
      unit="€"
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      error={error}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

function Facts({ refundable }: { refundable: AdminRefundable }) {
  const text = useAdminText().refunds;
  const { language } = useLanguage();
  const { charge, payer, left_in_euros: left, obstacle } = refundable;
  return (
    <>
      <p>
        <PayerLink payer={payer} /> · {showLongMonth(charge.month, language)} ·{" "}
        {showMoney(charge.amount_in_euros)}
      </p>
      {charge.succeeded_at !== null && (
        <p>
          {text.paidOn(showDate(charge.succeeded_at), charge.method_label ?? "—")}{" "}
          {text.whole(showMoney(left))}
        </p>
      )}
      {charge.released_at !== null && <Banner kind="warning">{text.released}</Banner>}
      {obstacle !== null && (
        <Banner kind="info" live>
          {text.obstacles[obstacle]}
        </Banner>
      )}
    </>
  );
}
