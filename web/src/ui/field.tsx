import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import css from "./field.module.css";

type FieldProps = {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  children: ReactNode;
};

/** Label, control, then hint or error. The control refers to both with `described`. */
export function Field({ id, label, hint, error, required = false, children }: FieldProps) {
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id} data-required={required || undefined}>
        {label}
      </label>
      {children}
      {hint !== undefined && error === undefined && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p className={css.error} id={`${id}-error`}>
      <CircleAlert size={18} aria-hidden />
      <span>{error}</span>
    </p>
  );
}

/** Fields side by side from 480 px of width, in a column below. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>;
}

/** The ARIA attributes of a control. */
export function described(id: string, error: string | undefined, hint: unknown) {
  const about = error === undefined ? (hint === undefined ? undefined : `${id}-hint`) : `${id}-error`;
  // `aria-invalid` is set in both cases: without it a browser reports an empty required field as invalid.
  return { id, "aria-invalid": error !== undefined, "aria-describedby": about } as const;
}
