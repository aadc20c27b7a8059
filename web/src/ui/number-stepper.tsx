import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import { haptic } from "../lib/haptics.ts";
import { stepped } from "../lib/decimal.ts";
import { FieldError } from "./field.tsx";
import css from "./number-stepper.module.css";
import { useHeldPress } from "./use-held-press.ts";
import { useText } from "../lib/text.tsx";
import { useTypedNumber } from "./use-typed-number.ts";

type NumberStepperProps = {
  label: string;
  value: number;
  onChange: (value: number) => void;
  least: number;
  most?: number;
  /** What an arrow key moves and typing is rounded to. */
  step: number;
  /** What the round buttons move; the same as `step` unless given. */
  buttonStep?: number;
  unit?: string;
  /** The whole value in words: "0,10 € per 100 calories". */
  spoken: (value: number) => string;
  note?: ReactNode;
  error?: string | undefined;
};

/** Minus, a big figure, plus. Hold a button to repeat; arrows step, Home goes to the minimum. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, value, onChange, least, most = Number.MAX_SAFE_INTEGER, step, buttonStep = step } = props;
  const id = useId();
  const move = (by: number) => onChange(stepped(value, by, least, most));
  return (
    <div className={css.stepper}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.row}>
        <RoundButton by={-buttonStep} move={move} disabled={value <= least} />
        <span className={css.figure}>
          <FigureInput {...props} id={id} most={most} move={move} />
          {props.unit !== undefined && <span aria-hidden="true">{props.unit}</span>}
        </span>
        <RoundButton by={buttonStep} move={move} disabled={value >= most} />
      </div>
      {props.note !== undefined && (
        <p className={css.note} aria-live="polite">
          {props.note}
        </p>
      )}
      <FieldError id={id} error={props.error} />
    </div>
  );
}

type RoundButtonProps = { by: number; move: (by: number) => void; disabled: boolean };

function RoundButton({ by, move, disabled }: RoundButtonProps) {
  const text = useText().global;
  const held = useHeldPress(() => {
    haptic("selection");
    move(by);
  });
  const Icon = by < 0 ? Minus : Plus;
  return (
    <button
      type="button"
      className={css.round}
      aria-label={by < 0 ? text.decrease : text.increase}
      disabled={disabled}
      {...held}
    >
      <Icon size={26} aria-hidden />
    </button>
  );
}

type FigureInputProps = NumberStepperProps & { id: string; most: number; move: (by: number) => void };

function FigureInput({ id, value, onChange, least, most, step, spoken, error, move }: FigureInputProps) {
  const { input, forget } = useTypedNumber({ value, onChange, least, most, step });
  return (
    <input
      id={id}
      className={css.input}
      role="spinbutton"
      inputMode="decimal"
      autoComplete="off"
      style={{ inlineSize: `${Math.max(2, input.value.length) * 0.56 + 0.12}em` }}
      aria-valuenow={value}
      aria-valuemin={least}
      aria-valuemax={most === Number.MAX_SAFE_INTEGER ? undefined : most}
      aria-valuetext={spoken(value)}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      {...input}
      onFocus={(event) => event.target.select()}
      onKeyDown={(event) => {
        if (onStepKey(event, { move, step, toLeast: () => move(least - value) })) forget();
      }}
    />
  );
}

type Moves = { move: (by: number) => void; step: number; toLeast: () => void };

function onStepKey(event: KeyboardEvent, { move, step, toLeast }: Moves): boolean {
  if (event.key === "ArrowUp") move(step);
  else if (event.key === "ArrowDown") move(-step);
  else if (event.key === "Home") toLeast();
  else return false;
  event.preventDefault();
  return true;
}
