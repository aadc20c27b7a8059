import { THEMES, type Theme } from "@kalivo/domain/organisations/themes.ts";
import { useText } from "../../lib/text.tsx";
import { ChipRadios, Chips } from "../../ui/chips.tsx";
import { THEME_ICONS } from "./theme-icons.tsx";

/** Empty: all themes. */
export type ThemeChoice = Theme | "";

export const isThemeChoice = (value: string): value is ThemeChoice =>
  value === "" || THEMES.some((theme) => theme === value);

type ThemeFilterProps = { value: ThemeChoice; onChange: (value: ThemeChoice) => void };

/** One theme, or all. */
export function ThemeFilter({ value, onChange }: ThemeFilterProps) {
  const text = useText("choice");
  return (
    <Chips label={text.themesLabel}>
      <ChipRadios values={["", ...THEMES] as const} value={value} onChange={onChange}>
        {(theme) => {
          const Icon = theme === "" ? null : THEME_ICONS[theme];
          return (
            <>
              {Icon !== null && <Icon size={18} aria-hidden />}
              {theme === "" ? text.allThemes : text.themes[theme]}
            </>
          );
        }}
      </ChipRadios>
    </Chips>
  );
}
