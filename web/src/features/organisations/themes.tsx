import type { Theme } from "@kalivo/domain/organisations/themes.ts";
import { useText } from "../../lib/text.tsx";
import { THEME_ICONS } from "./theme-icons.tsx";
import css from "./themes.module.css";

/** What an organisation works for, each with its icon and word. */
export function Themes({ themes }: { themes: readonly Theme[] }) {
  const text = useText("choice");
  return (
    <ul className={css.themes} aria-label={text.themesLabel}>
      {themes.map((theme) => {
        const Icon = THEME_ICONS[theme];
        return (
          <li key={theme} className={css.theme}>
            <Icon size={16} aria-hidden />
            {text.themes[theme]}
          </li>
        );
      })}
    </ul>
  );
}
