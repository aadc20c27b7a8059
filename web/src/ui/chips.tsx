import { type ReactNode, useId } from "react";
import css from "./chips.module.css";

type ChipsProps = {
  label: string;
  /** So few that they stand in two rows on a phone. */
  few?: boolean;
  children: ReactNode;
};

/** Choices as chips in a row, which scrolls on a phone unless they are few, and wraps on wider screens. */
export const Chips = ({ label, few = false, children }: ChipsProps) => (
  <fieldset className={css.filter}>
    <legend className="visually-hidden">{label}</legend>
    <div className={css.chips} data-few={few || undefined}>
      {children}
    </div>
  </fieldset>
);

type ChipSwitchProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

/** One that is on or off. */
export const ChipSwitch = ({ label, checked, onChange }: ChipSwitchProps) => (
  <label className={css.chip}>
    <input
      className={css.input}
      type="checkbox"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
    {label}
  </label>
);

type ChipRadioProps<Value extends string> = {
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
  children: (value: Value) => ReactNode;
};

/** One of several. */
export function ChipRadios<Value extends string>({
  values,
  value,
  onChange,
  children,
}: ChipRadioProps<Value>) {
  const name = useId();
  return values.map((each) => (
    <label key={each} className={css.chip}>
      <input
        className={css.input}
        type="radio"
        name={name}
        checked={each === value}
        onChange={() => onChange(each)}
      />
      {children(each)}
    </label>
  ));
}
