import { type InputHTMLAttributes, type KeyboardEvent, useId } from "react";
import { classNames } from "./class-names.ts";
import { described, Field } from "./field.tsx";
import { parseWhole } from "../lib/decimal.ts";
import { say } from "./announcer.ts";
import { StepButton } from "./step-button.tsx";
import css from "./step-field.module.css";
import line from "./text-field.module.css";

type StepFieldProps = {
  label: string;
  unit: string;
  /** The typed text. */
  value: string;
  onChange: (value: string) => void;
  /** Buttons and arrow keys go to the next multiple of it. Any value may be typed. */
  step: number;
  most: number;
  error?: string | undefined;
} & Pick<InputHTMLAttributes<HTMLInputElement>, "required" | "disabled">;

/** A whole number with buttons for less and more. */
export function StepField({ label, unit, value, onChange, step, most, error, ...input }: StepFieldProps) {
  const id = useId();
  const now = parseWhole(value);
  const move = (by: number) => onChange(String(nextStep(now ?? 0, by, most)));
  // The input announces its changes only while focused.
  const press = (by: number) => {
    move(by);
    say(`${nextStep(now ?? 0, by, most)} ${unit}`, { about: id });
  };
  const button = {
    of: label,
    move: press,
    disabled: input.disabled === true,
    size: 22,
    className: css.button,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    move(event.key === "ArrowUp" ? step : -step);
  };
  return (
    <Field id={id} label={label} error={error} required={input.required}>
      <span className={line.box}>
        <StepButton {...button} by={-step} spent={(now ?? 0) <= step} />
        <input
          {...input}
          {...described(id, error, undefined)}
          className={classNames(line.input, css.input)}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-valuenow={now ?? undefined}
          aria-valuemax={most}
          aria-valuetext={now === null ? undefined : `${value} ${unit}`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <span className={css.unit}>{unit}</span>
        <StepButton {...button} by={step} spent={(now ?? 0) >= most} />
      </span>
    </Field>
  );
}

/** The next multiple of the step in that direction; at least one step. */
function nextStep(now: number, by: number, most: number): number {
  const step = Math.abs(by);
  const next = by > 0 ? Math.floor(now / step) * step + step : Math.ceil(now / step) * step - step;
  return Math.min(most, Math.max(step, next));
}
