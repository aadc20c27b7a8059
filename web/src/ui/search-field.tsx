import { Search, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { SEARCH_DEBOUNCE_MS } from "@kalivo/domain/limits.ts";
import css from "./text-field.module.css";
import { useText } from "../lib/text.tsx";

type SearchFieldProps = {
  /** Debounced by 250 ms; called at once when cleared or submitted. */
  onSearch: (text: string) => void;
  initial?: string;
  label?: string;
  placeholder?: string;
  /** The number of results, announced politely on change. */
  count?: number | undefined;
  /** Only on submit: the search leads to another page. */
  onlySubmitted?: boolean;
};

export function SearchField({
  onSearch,
  initial = "",
  label,
  placeholder,
  count,
  onlySubmitted = false,
}: SearchFieldProps) {
  const id = useId();
  const text = useText("global");
  const [value, setValue] = useState(initial);
  const search = useDebounced(onSearch);
  const input = useRef<HTMLInputElement>(null);
  const now = (next: string) => {
    setValue(next);
    search.now(next);
  };
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          now(value);
        }}
      >
        <label className="visually-hidden" htmlFor={id}>
          {label ?? text.search}
        </label>
        <span className={css.box}>
          <Search className={css.leading} size={22} aria-hidden />
          <input
            id={id}
            ref={input}
            className={css.input}
            type="search"
            placeholder={placeholder ?? text.search}
            enterKeyHint="search"
            autoComplete="off"
            value={value}
            onChange={(event) => {
              setValue(event.target.value);
              if (!onlySubmitted) search.later(event.target.value);
            }}
          />
          {value !== "" && (
            <Clear
              onClear={() => {
                if (onlySubmitted) setValue("");
                else now("");
                input.current?.focus();
              }}
            />
          )}
        </span>
        <output className="visually-hidden">{count === undefined ? "" : text.results(count)}</output>
      </form>
    </search>
  );
}

function Clear({ onClear }: { onClear: () => void }) {
  const text = useText("global");
  return (
    <button type="button" className={css.trailing} aria-label={text.clearSearch} onClick={onClear}>
      <X size={20} aria-hidden />
    </button>
  );
}

function useDebounced(onSearch: (text: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    now: (text: string) => {
      clearTimeout(timer.current);
      onSearch(text);
    },
    later: (text: string) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => onSearch(text), SEARCH_DEBOUNCE_MS);
    },
  };
}
