import { type InputHTMLAttributes, type Ref, useId } from "react";
import css from "./switch-row.module.css";

type SwitchRowProps = {
  label: string;
  hint?: string;
  /** The word at the right: `["Receive", "Disable"]`. */
  values?: readonly [on: string, off: string];
  ref?: Ref<HTMLInputElement>;
} & Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "id" | "type" | "role">;

/** The whole row toggles. Works with `checked` and `onChange`, or with `register("name")`. */
export function SwitchRow({ label, hint, values, ...input }: SwitchRowProps) {
  const id = useId();
  return (
    <label className={css.row} htmlFor={id}>
      <span className={css.text}>
        <span id={`${id}-label`}>{label}</span>
        {hint !== undefined && (
          <span className={css.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
      {/* The input comes first so that its state can style the word and the track. */}
      <input
        {...input}
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox already says whether it is checked
        role="switch"
        className={css.input}
        aria-labelledby={`${id}-label`} // without the hint, which is its description and would be read twice
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      />
      {values !== undefined && (
        <span className={css.value} aria-hidden="true">
          <span className={css.on}>{values[0]}</span>
          <span className={css.off}>{values[1]}</span>
        </span>
      )}
      <span className={css.track} aria-hidden="true">
        <span className={css.thumb} />
      </span>
    </label>
  );
}
