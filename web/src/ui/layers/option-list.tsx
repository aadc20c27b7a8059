import { Check } from "lucide-react";
import { SELECT_DIRECT_BELOW_OPTIONS } from "@kalivo/domain/limits.ts";
import { useId, useState } from "react";
import css from "./select.module.css";
import { SearchField } from "../search-field.tsx";
import type { SelectOption } from "./select.tsx";
import { useText } from "../../lib/text.tsx";

type OptionListProps<Value extends string> = {
  id: string;
  label: string;
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onChoose: (value: Value) => void;
};

/** Native radios. An arrow key moves without choosing; a click, Space or Enter chooses. */
export function OptionList<Value extends string>({
  id,
  label,
  options,
  value,
  onChoose,
}: OptionListProps<Value>) {
  const name = useId();
  const text = useText().global;
  const [filter, setFilter] = useState("");
  const [marked, setMarked] = useState(value);
  const long = options.length >= SELECT_DIRECT_BELOW_OPTIONS;
  const matching = options.filter((option) => option.label.toLowerCase().includes(filter.toLowerCase()));
  return (
    <div id={id} className={css.list} role="radiogroup" aria-label={label}>
      {long && <SearchField label={text.filter} count={matching.length} onSearch={setFilter} />}
      {matching.map((option) => (
        <label key={option.value} className={css.option}>
          <input
            type="radio"
            name={name}
            className={css.radio}
            value={option.value}
            checked={option.value === marked}
            {...(option.value === value && !long ? { "data-autofocus": "" } : {})}
            onChange={() => setMarked(option.value)}
            onClick={(event) => {
              // An arrow key also fires a click, without a pointer: only a real press chooses.
              if (event.detail > 0) onChoose(option.value);
            }}
            onKeyDown={(event) => {
              if (event.key === "Enter" || event.key === " ") onChoose(option.value);
            }}
          />
          <span className={css.optionLabel}>{option.label}</span>
          {option.value === value && <Check size={22} aria-hidden />}
        </label>
      ))}
      {matching.length === 0 && <p className={css.nothing}>{text.nothingMatches}</p>}
    </div>
  );
}
