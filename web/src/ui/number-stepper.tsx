import { type KeyboardEvent, type ReactNode, useId } from "react";
import { stepped } from "../lib/decimal.ts";
import { described, FieldError } from "./field.tsx";
import css from "./number-stepper.module.css";
import { say } from "./announcer.ts";
import { StepButton } from "./step-button.tsx";
import { useTypedNumber } from "./use-typed-number.ts";

type NumberStepperProps = {
  label: string;
  /** Null: empty or not a number. */
  value: number | null;
  onChange: (value: number | null) => void;
  least: number;
  most?: number;
  /** The step of arrow keys and of rounding. */
  step: number;
  /** The step of the round buttons; default `step`. */
  buttonStep?: number;
  unit?: string;
  /** The value in words, for screen readers: "0,10 € per 100 calories". */
  spoken: (value: number) => string;
  note?: ReactNode;
};

/** Minus, a large figure, plus. Holding a button repeats; arrow keys step, Home goes to the minimum. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, value, onChange, least, most = Number.MAX_SAFE_INTEGER, step, buttonStep = step } = props;
  const id = useId();
  const { input, figure, error, moved, forget } = useTypedNumber({ value, onChange, least, most, step });
  const move = (by: number) => {
    forget();
    onChange(stepped(figure, by, least, most));
  };
  // The input announces its changes only while focused.
  const press = (by: number) => {
    move(by);
    say(props.spoken(stepped(figure, by, least, most)), { about: id });
  };
  const button = { of: label, move: press, size: 26, className: css.round };
  return (
    <div className={css.stepper}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.row}>
        <StepButton {...button} by={-buttonStep} spent={figure <= least} />
        <span className={css.figure} data-long={(props.unit?.length ?? 0) > 1 || undefined}>
          <input
            {...input}
            {...described(id, error, moved)}
            className={css.input}
            role="spinbutton"
            inputMode="decimal"
            autoComplete="off"
            style={{ inlineSize: `${Math.max(2, input.value.length) * 0.56 + 0.12}em` }}
            aria-valuenow={value ?? undefined}
            aria-valuemin={least}
            aria-valuemax={most === Number.MAX_SAFE_INTEGER ? undefined : most}
            aria-valuetext={value === null ? input.value || undefined : props.spoken(value)}
            onFocus={(event) => event.target.select()}
            onKeyDown={(event) => onStepKey(event, { move, step, toLeast: () => move(least - figure) })}
          />
          {props.unit !== undefined && <span aria-hidden="true">{props.unit}</span>}
        </span>
        <StepButton {...button} by={buttonStep} spent={figure >= most} />
      </div>
      {props.note !== undefined && (
        <p className={css.note} aria-live="polite">
          {props.note}
        </p>
      )}
      {moved !== undefined && (
        <p className={css.moved} id={`${id}-hint`}>
          {moved}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

type Moves = { move: (by: number) => void; step: number; toLeast: () => void };

function onStepKey(event: KeyboardEvent, { move, step, toLeast }: Moves): void {
  if (event.key === "ArrowUp") move(step);
  else if (event.key === "ArrowDown") move(-step);
  else if (event.key === "Home") toLeast();
  else return;
  event.preventDefault();
}
