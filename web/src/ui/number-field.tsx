import { TextField } from "./text-field.tsx";
import { type TypedNumber, useTypedNumber } from "./use-typed-number.ts";

type NumberFieldProps = TypedNumber & { label: string; unit?: string };

/** A number with bounds in a form. */
export function NumberField({ label, unit, ...number }: NumberFieldProps) {
  const { input, error, moved } = useTypedNumber(number);
  return (
    <TextField
      label={label}
      {...(unit !== undefined && { unit })}
      {...(moved !== undefined && { hint: moved })}
      inputMode="decimal"
      autoComplete="off"
      error={error}
      {...input}
    />
  );
}
