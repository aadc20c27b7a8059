import { useState } from "react";
import { parseDecimal } from "../../lib/decimal.ts";
import { showMoney } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { TextField } from "../../ui/text-field.tsx";

/** An input for a lower amount. `read` returns it in euros, or null after showing an error. */
export function useNewAmount(present: number) {
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const read = (): number | null => {
    const due = parseDecimal(typed ?? plain(present));
    if (due !== null && due >= 0 && due < present) return Math.round(due * 100) / 100;
    setWrong(true);
    return null;
  };
  return {
    value: typed ?? plain(present),
    wrong,
    type: (value: string) => {
      setWrong(false);
      setTyped(value);
    },
    read,
    /** Resets the field. */
    forget: () => {
      setWrong(false);
      setTyped(null);
    },
  };
}

type NewAmountProps = { amount: ReturnType<typeof useNewAmount>; present: number };

/** The current amount, selected on focus to be overwritten. */
export function NewAmount({ amount, present }: NewAmountProps) {
  const text = useText("statements");
  return (
    <TextField
      label={text.lowerField}
      hint={text.lowerNow(showMoney(present))}
      unit="€"
      inputMode="decimal"
      autoComplete="off"
      value={amount.value}
      error={amount.wrong ? text.lowerWrong(showMoney(present)) : undefined}
      onFocus={(event) => event.target.select()}
      onChange={(event) => amount.type(event.target.value)}
    />
  );
}

/** Without the euro sign: "4,00". */
const plain = (euros: number) => showMoney(euros).replace(/\s€$/u, "");
