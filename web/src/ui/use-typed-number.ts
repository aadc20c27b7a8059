import { type ChangeEvent, useState } from "react";
import { clamped, parseDecimal, showDecimal } from "../lib/decimal.ts";
import { say } from "./announcer.ts";
import { useText } from "../lib/text.tsx";

export type TypedNumber = {
  /** Null: empty or not a number; the error shows after blur. */
  value: number | null;
  onChange: (value: number | null) => void;
  least: number;
  most?: number;
  /** Typed values are rounded to it. */
  step: number;
};

/**
 * A typed number within the bounds is applied at once. On blur, a number is moved to the nearest allowed one and a message
 * says so; text that is no number stays for correction, and an empty field stays empty.
 */
export function useTypedNumber({
  value,
  onChange,
  least,
  most = Number.MAX_SAFE_INTEGER,
  step,
}: TypedNumber) {
  const text = useText("fields");
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
    /** The last valid value; arrows and buttons step from it. */
    figure: former,
    error: value === null && left ? (shown.trim() === "" ? text.missing : text.notANumber) : undefined,
    /** The message that the value differs from what was typed. */
    moved,
    /** Call when the value was changed by other means: shows it again. */
    forget,
  };
}

const rounded = (value: number, step: number) => Math.round(Math.round(value / step) * step * 100) / 100;
