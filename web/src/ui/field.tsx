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

/** Label above, control, then the hint or the error. The control points at both with `describedBy`. */
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

/** Fields side by side from 480 px of width on, under one another below it. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>;
}

/** What a control says about itself to assistive technology. */
export function described(id: string, error: string | undefined, hint: unknown) {
  const about = error === undefined ? (hint === undefined ? undefined : `${id}-hint`) : `${id}-error`;
  // Said both ways: of a field that is required and still empty the browser would say that it is wrong.
  return { id, "aria-invalid": error !== undefined, "aria-describedby": about } as const;
}
