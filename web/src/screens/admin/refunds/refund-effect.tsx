import type { AdminRefundable } from "@kalivo/contract/shapes/admin-money-back.ts";
import { showMoney } from "#web/lib/format.ts";
import { useText } from "#web/lib/text.tsx";
import { Stack } from "#web/ui/card.tsx";
import { Facts } from "../facts.tsx";

/** The effect of a refund in figures: the amount and its recipient, and which organisations bear it. */
export function RefundEffect({ refundable: { effect, charge, payer } }: { refundable: AdminRefundable }) {
  const text = useText("admin").refunds;
  if (effect === null) return null;
  const { amount_in_euros, organisations, association_in_euros } = effect;
  return (
    <Stack gap={8}>
      <p>{text.goesBack(showMoney(amount_in_euros), charge.method_label ?? "—")}</p>
      <Facts
        facts={[
          ...organisations.map(({ name, amount_in_euros: euros }) => ({
            label: text.givenBackBy(name),
            value: showMoney(euros),
          })),
          ...(association_in_euros > 0
            ? [{ label: text.borneByUs, value: showMoney(association_in_euros) }]
            : []),
        ]}
      />
      <p>{payer.people === 0 ? text.effectNobody : text.effect}</p>
    </Stack>
  );
}
