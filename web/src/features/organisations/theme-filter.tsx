import { THEMES, type Theme } from "@kalivo/domain/organisations/themes.ts";
import { useId } from "react";
import { useText } from "../../lib/text.tsx";
import { THEME_ICONS } from "./theme-icons.tsx";
import css from "./theme-filter.module.css";

/** Empty: all themes. */
export type ThemeChoice = Theme | "";

export const isThemeChoice = (value: string): value is ThemeChoice =>
  value === "" || THEMES.some((theme) => theme === value);

type ThemeFilterProps = { value: ThemeChoice; onChange: (value: ThemeChoice) => void };

/** One theme, or all: native radios as chips in a row, which scrolls on a phone. */
export function ThemeFilter({ value, onChange }: ThemeFilterProps) {
  const text = useText("choice");
  const name = useId();
  return (
    <fieldset className={css.filter}>
      <legend className="visually-hidden">{text.themesLabel}</legend>
      <div className={css.chips}>
        {(["", ...THEMES] as const).map((theme) => {
          const Icon = theme === "" ? null : THEME_ICONS[theme];
          return (
            <label key={theme} className={css.chip}>
              <input
                className={css.input}
                type="radio"
                name={name}
                checked={theme === value}
                onChange={() => onChange(theme)}
              />
              {Icon !== null && <Icon size={18} aria-hidden />}
              {theme === "" ? text.allThemes : text.themes[theme]}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
