import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import css from "./select.module.css";
import { described, FieldHelp } from "../field.tsx";
import { OptionList } from "./option-list.tsx";
import { Sheet } from "./sheet.tsx";
import { useText } from "../../lib/text.tsx";

export type SelectOption<Value extends string> = { value: Value; label: string };

type SelectProps<Value extends string> = {
  label: string;
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  required?: boolean;
  error?: string | undefined;
  /** What the choice means. */
  hint?: ReactNode;
  /** `field`: a form's 56 px box. `pill`: a compact sort button. */
  look?: "field" | "pill";
};

/** Shows the chosen value; opens the list in a layer above all others. Escape cancels. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, onChange, required = false, error, hint, look = "field" } = props;
  const id = useId();
  const text = useText("global");
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value)?.label;
  return (
    <div className={css.select} data-look={look}>
      <span
        className={look === "field" ? css.label : "visually-hidden"}
        data-required={required || undefined}
        id={`${id}-label`}
      >
        {label}
      </span>
      <button
        type="button"
        {...described(id, error, hint)}
        className={css.button}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native select has no modal list; the role carries aria-required
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-required={required || undefined}
        aria-labelledby={`${id}-label`} // its content is its value
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <span className={chosen === undefined ? css.empty : css.value}>{chosen ?? text.chooseOption}</span>
        <ChevronDown size={20} aria-hidden />
      </button>
      <FieldHelp id={id} hint={hint} error={error} />
      <Sheet open={open} onClose={() => setOpen(false)} title={label} level="select">
        <OptionList
          id={`${id}-list`}
          label={label}
          options={options}
          value={value}
          onChoose={(next) => {
            onChange(next);
            setOpen(false);
          }}
        />
      </Sheet>
    </div>
  );
}
