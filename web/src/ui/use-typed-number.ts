import { type ChangeEvent, useState } from "react";
import { clamped, parseDecimal, showDecimal } from "../lib/decimal.ts";
import { say } from "./announcer.ts";
import { useText } from "../lib/text.tsx";

export type TypedNumber = {
  /** Null: what stands in the field is no number, or nothing. It can't be sent, and says so once the field is left. */
  value: number | null;
  onChange: (value: number | null) => void;
  least: number;
  most?: number;
  /** What typing is rounded to. */
  step: number;
};

/**
 * What is typed counts as soon as it is a number within the bounds. Leaving the field takes the nearest one it may be,
 * and says that it did. What is no number stays there to be corrected, and a field left empty stays empty.
 */
export function useTypedNumber({
  value,
  onChange,
  least,
  most = Number.MAX_SAFE_INTEGER,
  step,
}: TypedNumber) {
  const text = useText().fields;
  const [typed, setTyped] = useState<string | null>(null);
  const [former, setFormer] = useState(value ?? least);
  if (value !== null && value !== former) setFormer(value);
  const [left, setLeft] = useState(false);
  const [moved, setMoved] = useState<string | undefined>();
  const shown = typed ?? showDecimal(former, step);
  const forget = () => {
    setTyped(null);
    setMoved(undefined);
  };
  const settle = (read: number) => {
    const asked = rounded(read, step);
    const next = clamped(asked, least, most);
    const bound = showDecimal(next, step);
    const sentence = next > asked ? text.least(bound) : text.most(bound);
    forget();
    onChange(next);
    if (next === asked) return;
    setMoved(sentence);
    say(sentence, { about: "number" });
  };
  return {
    input: {
      value: shown,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const read = parseDecimal(event.target.value);
        setTyped(event.target.value);
        setLeft(false);
        setMoved(undefined);
        if (read !== null && read >= least && read <= most) onChange(rounded(read, step));
        else onChange(read === null ? null : former);
      },
      onBlur: () => {
        setLeft(true);
        if (typed === null) return;
        const read = parseDecimal(typed);
        if (read !== null) settle(read);
      },
    },
    /** Of the value as it stands; what the arrows and buttons step from. */
    figure: former,
    error: value === null && left ? (shown.trim() === "" ? text.missing : text.notANumber) : undefined,
    /** That it is not what was typed. */
    moved,
    /** The value was changed by other means: it is shown again. */
    forget,
  };
}

const rounded = (value: number, step: number) => Math.round(Math.round(value / step) * step * 100) / 100;
