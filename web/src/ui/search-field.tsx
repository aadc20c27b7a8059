import { Search, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
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
  /** The field can be closed, with Escape too: its cross does that in place of clearing it. */
  closing?: { label: string; onClose: () => void };
};

export function SearchField({
  onSearch,
  initial = "",
  label,
  placeholder,
  count,
  onlySubmitted = false,
  closing,
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
  const clear = () => {
    if (onlySubmitted) setValue("");
    else now("");
    input.current?.focus();
  };
  const cross = closing ?? { label: text.clearSearch, onClose: clear };
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
            onKeyDown={closing && onEscape(closing.onClose)}
          />
          {(closing !== undefined || value !== "") && <Cross {...cross} />}
        </span>
        <output className="visually-hidden">{count === undefined ? "" : text.results(count)}</output>
      </form>
    </search>
  );
}

const onEscape = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Escape") return;
  // The browser would empty the field.
  event.preventDefault();
  act();
};

const Cross = ({ label, onClose }: { label: string; onClose: () => void }) => (
  <button type="button" className={css.trailing} aria-label={label} onClick={onClose}>
    <X size={20} aria-hidden />
  </button>
);

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
