import { Check } from "lucide-react";
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import css from "./checkbox.module.css";
import { FieldError } from "./field.tsx";

type CheckboxProps = { label: ReactNode; error?: string | undefined; ref?: Ref<HTMLInputElement> } & Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "className" | "id" | "type"
>;

/** A 24 px box in a 44 px target; its label may be a sentence. */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className={css.row} htmlFor={id}>
        <span className={css.target}>
          <input
            {...input}
            id={id}
            type="checkbox"
            className={css.input}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
          />
          <Check className={css.tick} size={18} aria-hidden />
        </span>
        <span className={css.label}>{label}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
