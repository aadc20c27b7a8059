import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useText, useLanguage } from "#web/lib/text.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import type { AdminRefundable } from "@kalivo/contract/shapes/admin-money-back.ts";
import { newKey } from "#web/lib/new-key.ts";
import { parseDecimal } from "#web/lib/decimal.ts";
import { showDate, showMoney, showLongMonth } from "#web/lib/format.ts";
import { ReadFailed } from "#web/lib/call.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Stack } from "#web/ui/card.tsx";
import { Sheet } from "#web/ui/layers/sheet.tsx";
import { RadioCards } from "#web/ui/radio-cards.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { Loaded } from "#web/ui/states/loaded.tsx";
import { CardSkeleton } from "#web/ui/states/skeleton.tsx";
import { useToast } from "#web/ui/toast/toasts.tsx";
import { PayerLink } from "../billing/payer-link.tsx";
import { useAdminCall, useAdminRead } from "../use-admin.ts";
import { useProblem } from "../use-problem.ts";
import { FindStatement } from "./find-statement.tsx";
import { RefundEffect } from "./refund-effect.tsx";

const REASONS = ["requested", "duplicate", "fraud"] as const;
type Reason = (typeof REASONS)[number];

type RefundSheetProps = {
  open: boolean;
  onClose: () => void;
  /** The statement, if known; else the sheet searches for it first. */
  statementId?: number;
};

/** Choose the statement, see what remains of it, then amount and reason. */
export function RefundSheet({ open, onClose, statementId }: RefundSheetProps) {
  const text = useText("admin").refunds;
  const [id, setId] = useState(statementId ?? null);
  return (
    <Sheet open={open} onClose={onClose} title={text.add} size="wide" dirty={id !== (statementId ?? null)}>
      {open && (id === null ? <FindStatement onFound={setId} /> : <RefundOf id={id} onDone={onClose} />)}
    </Sheet>
  );
}

/** More than two decimals are refused, not truncated. */
const isWholeCents = (typed: string) => !/[.,]\d{3,}\s*$/.test(typed);

/** Whether a query key reads this statement, for any amount. */
const isOf = (id: number, path: unknown) =>
  typeof path === "string" && (path === pathOf(id) || path.startsWith(`${pathOf(id)}?`));

const pathOf = (id: number) => pathTo(api.readRefundable, { id });

function RefundOf({ id, onDone }: { id: number; onDone: () => void }) {
  const refundable = useAdminRead(pathOf(id));
  const text = useText("admin").refunds;
  if (refundable.error instanceof ReadFailed && refundable.error.status === 404)
    return <Banner kind="info">{text.unknown}</Banner>;
  return (
    <Loaded query={refundable} skeleton={<CardSkeleton />}>
      {(found) => <RefundForm refundable={found} onDone={onDone} />}
    </Loaded>
  );
}

function RefundForm({ refundable, onDone }: { refundable: AdminRefundable; onDone: () => void }) {
  const text = useText("admin").refunds;
  const toast = useToast();
  const problemOf = useProblem();
  const refunding = useAdminCall({ path: api.requestRefund });
  const { left_in_euros: left, charge, obstacle } = refundable;
  const [typed, setTyped] = useState(String(left).replace(".", ","));
  const [reason, setReason] = useState<Reason>("requested");
  const [problem, setProblem] = useState<string | null>(null);
  const { press, refused } = usePress(charge.statement_id);
  const amount = parseDecimal(typed);
  const wrong = amount === null || amount < 0.01 || amount > left || !isWholeCents(typed);
  const asked = wrong ? left : amount;
  const { data: figures = refundable } = useAdminRead(pathOf(charge.statement_id), {
    data: { amount_in_euros: asked },
    keep: true,
  });
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (wrong || refunding.isPending) return;
    const answer = await refunding.mutateAsync({
      statement_id: charge.statement_id,
      amount_in_euros: amount,
      left_in_euros: left,
      key: press(),
      reason,
    });
    if (!answer.ok) {
      setProblem(problemOf(answer));
      return refused(answer.status);
    }
    setProblem(null);
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
            <ReasonCards reason={reason} onChoose={setReason} />
            {!wrong && <RefundEffect refundable={figures} />}
            <Problem words={problem} />
            <Button variant="leaf" type="submit" disabled={wrong} loading={refunding.isPending}>
              {wrong ? text.refund : text.action(showMoney(asked))}
            </Button>
          </>
        )}
      </Stack>
    </form>
  );
}

function ReasonCards({ reason, onChoose }: { reason: Reason; onChoose: (reason: Reason) => void }) {
  const text = useText("admin").refunds;
  return (
    <RadioCards
      legend={text.reason}
      look="segments"
      options={REASONS.map((value) => ({ value, label: text.reasons[value] }))}
      value={reason}
      onChange={onChoose}
    />
  );
}

/** The idempotency key of a refund: a retry after a lost answer reuses it. */
function usePress(statementId: number) {
  const key = useRef(newKey());
  const client = useQueryClient();
  return {
    press: () => key.current,
    /** A conflict means outdated data: refetches, and makes a new key for the next attempt. */
    refused: async (status: number) => {
      if (status !== 409) return;
      key.current = newKey();
      await client.invalidateQueries({ predicate: ({ queryKey }) => isOf(statementId, queryKey[1]) });
    },
  };
}

function Problem({ words }: { words: string | null }) {
  if (words === null) return null;
  return (
    <Banner kind="error" live>
      {words}
    </Banner>
  );
}

type AmountProps = { typed: string; error: string | undefined; onType: (typed: string) => void };

function AmountField({ typed, error, onType }: AmountProps) {
  const text = useText("admin").refunds;
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
  const text = useText("admin").refunds;
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
      {charge.released_at !== null && obstacle === null && <Banner kind="warning">{text.released}</Banner>}
      {obstacle !== null && (
        <Banner kind="info" live>
          {text.obstacles[obstacle]}
        </Banner>
      )}
    </>
  );
}
