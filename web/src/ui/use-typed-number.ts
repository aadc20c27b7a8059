import { type ChangeEvent, useState } from "react";
import { clamped, parseDecimal, showDecimal } from "../lib/decimal.ts";

export type TypedNumber = {
  value: number;
  onChange: (value: number) => void;
  least: number;
  most?: number;
  /** What typing is rounded to. */
  step: number;
};

/** What is typed counts as soon as it is a number within the bounds; leaving the field clamps it. */
export function useTypedNumber({
  value,
  onChange,
  least,
  most = Number.MAX_SAFE_INTEGER,
  step,
}: TypedNumber) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? showDecimal(value, step);
  return {
    input: {
      value: shown,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.target.value);
        const read = parseDecimal(event.target.value);
        if (read !== null && read >= least && read <= most) onChange(rounded(read, step));
      },
      onBlur: () => {
        setTyped(null);
        onChange(clamped(rounded(parseDecimal(shown) ?? least, step), least, most));
      },
    },
    /** The value was changed by other means: it is shown again. */
    forget: () => setTyped(null),
  };
}

const rounded = (value: number, step: number) => Math.round(Math.round(value / step) * step * 100) / 100;
