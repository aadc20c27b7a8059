import { useState } from "react";
import { parseDecimal } from "../../lib/decimal.ts";
import { showMoney } from "../../lib/format.ts";
import { useMoreText } from "../../lib/text.tsx";
import { TextField } from "../../ui/text-field.tsx";

/** An amount below the present one, typed over it. `read` answers it, or null and says what is wrong. */
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
    /** As it was when it was opened. */
    forget: () => {
      setWrong(false);
      setTyped(null);
    },
  };
}

type NewAmountProps = { amount: ReturnType<typeof useNewAmount>; present: number };

/** The present amount stands in the field: it is selected when it is entered, and typed over. */
export function NewAmount({ amount, present }: NewAmountProps) {
  const text = useMoreText().statements;
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

/** As people type it: "4,00". */
const plain = (euros: number) => showMoney(euros).replace(/\s€$/u, "");
