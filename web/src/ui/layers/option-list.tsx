import { Check } from "lucide-react";
import { SELECT_DIRECT_BELOW_OPTIONS } from "@kalivo/domain/limits.ts";
import { useId, useRef, useState } from "react";
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

/**
 * Native radios. An arrow key moves without choosing; a click, Space or Enter chooses. Screen readers and voice control
 * fire a click without pointer or key events.
 */
export function OptionList<Value extends string>({
  id,
  label,
  options,
  value,
  onChoose,
}: OptionListProps<Value>) {
  const name = useId();
  const text = useText("global");
  const [filter, setFilter] = useState("");
  const [marked, setMarked] = useState(value);
  const byArrow = useRef(false);
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
            onClick={() => {
              // An arrow key also fires a click on the radio it moves to.
              if (!byArrow.current) onChoose(option.value);
              byArrow.current = false;
            }}
            onKeyDown={(event) => {
              byArrow.current = event.key.startsWith("Arrow");
              if (event.key !== "Enter" && event.key !== " ") return;
              // The same key press would reopen the list once the focus is back on its button.
              event.preventDefault();
              onChoose(option.value);
            }}
            onKeyUp={() => (byArrow.current = false)}
          />
          <span className={css.optionLabel}>{option.label}</span>
          {option.value === value && <Check size={22} aria-hidden />}
        </label>
      ))}
      {matching.length === 0 && <p className={css.nothing}>{text.nothingMatches}</p>}
    </div>
  );
}
