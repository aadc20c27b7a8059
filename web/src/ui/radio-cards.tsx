import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import css from "./radio-cards.module.css";
import { FieldError } from "./field.tsx";

export type RadioCard<Value extends string> = {
  value: Value;
  label: string;
  /** The label's language, if not the page's. */
  lang?: string;
  hint?: string;
  icon?: ReactNode;
  disabled?: boolean;
};

type RadioCardsProps<Value extends string> = {
  legend: string;
  /** Hides the legend visually, because the page's title already says it. */
  quietLegend?: boolean;
  options: readonly RadioCard<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** `rows`: one per line with icon and hint. `tiles`: icon above label. `segments`: short words on one line. */
  look?: "rows" | "tiles" | "segments";
  tone?: "leaf" | "ember";
  error?: string | undefined;
};

/** Native radios inside labels, for keyboard, forms and screen readers. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, options, value, onChange, look = "rows", tone = "leaf", error } = props;
  const id = useId();
  return (
    <fieldset
      className={css.set}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a plain group can't say that it is wrong
      role="radiogroup"
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={props.quietLegend === true ? "visually-hidden" : css.legend}>{legend}</legend>
      <div className={classNames(css[look], css[tone])}>
        {options.map((option) => (
          <label key={option.value} className={css.card} lang={option.lang}>
            <input
              className={css.input}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.icon !== undefined && <span className={css.icon}>{option.icon}</span>}
            <span className={css.text}>
              <span className={css.label}>{option.label}</span>
              {option.hint !== undefined && <span className={css.hint}>{option.hint}</span>}
            </span>
            {look === "rows" && <span className={css.dot} aria-hidden="true" />}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
