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
      <FieldHelp id={id} hint={hint} error={error} />
    </div>
  );
}

/** Hint or error, below a control. */
export function FieldHelp({ id, hint, error }: Pick<FieldProps, "id" | "hint" | "error">) {
  if (error !== undefined) return <FieldError id={id} error={error} />;
  if (hint === undefined) return null;
  return (
    <p className={css.hint} id={`${id}-hint`}>
      {hint}
    </p>
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

/** The ARIA attributes of a control. Its unit stands in an element of the id `<id>-unit`. */
export function described(id: string, error: string | undefined, hint: unknown, unit?: string) {
  const help = error === undefined ? hint !== undefined && `${id}-hint` : `${id}-error`;
  const about = [unit !== undefined && `${id}-unit`, help].filter((part) => part !== false).join(" ");
  // `aria-invalid` is set in both cases: without it a browser reports an empty required field as invalid.
  return { id, "aria-invalid": error !== undefined, "aria-describedby": about || undefined } as const;
}
