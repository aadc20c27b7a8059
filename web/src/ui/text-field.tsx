import { type InputHTMLAttributes, type Ref, type TextareaHTMLAttributes, useId } from "react";
import { described, Field } from "./field.tsx";
import { classNames } from "./class-names.ts";
import css from "./text-field.module.css";

type Shared = { label: string; hint?: string | undefined; error?: string | undefined };

type TextFieldProps = Shared & { unit?: string; mono?: boolean; ref?: Ref<HTMLInputElement> } & Omit<
    InputHTMLAttributes<HTMLInputElement>,
    "className" | "id"
  >;

/** A single-line input. Spread React Hook Form's `register("name")` into it. */
export function TextField({ label, hint, error, unit, mono = false, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error} required={input.required}>
      <span className={css.box}>
        <input
          type="text"
          {...input}
          {...described(id, error, hint, unit)}
          className={classNames(css.input, mono && css.mono)}
        />
        {unit !== undefined && (
          <span id={`${id}-unit`} className={css.unit}>
            {unit}
          </span>
        )}
      </span>
    </Field>
  );
}

type TextAreaProps = Shared & { ref?: Ref<HTMLTextAreaElement> } & Omit<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    "className" | "id"
  >;

/** A multi-line input of at least so many rows; grows with its text where supported. */
export function TextArea({ label, hint, error, rows = 5, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error} required={area.required}>
      <span className={css.box}>
        <textarea
          rows={rows}
          style={{ minHeight: `calc(${rows}lh + 2 * var(--s16))` }}
          {...area}
          {...described(id, error, hint)}
          className={classNames(css.input, css.area)}
        />
      </span>
    </Field>
  );
}
