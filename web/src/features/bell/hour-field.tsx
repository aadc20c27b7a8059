import { Select } from "../../ui/layers/select.tsx";

type HourFieldProps = {
  label: string;
  hour: number;
  /** The other end, which this one cannot be. */
  other: number;
  onChange: (hour: number) => void;
};

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** A full hour of the clock, "22:00". */
export function HourField({ label, hour, other, onChange }: HourFieldProps) {
  return (
    <Select
      label={label}
      options={HOURS.filter((one) => one !== other).map((one) => ({
        value: `${one}`,
        label: `${`${one}`.padStart(2, "0")}:00`,
      }))}
      value={`${hour}`}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}
