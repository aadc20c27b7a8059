import css from "./language-switch.module.css";
import { LANGUAGE_NAMES } from "@kalivo/words/language.ts";
import { HTML_LANG, LANGUAGES } from "@kalivo/domain/language.ts";
import { useChosenLanguage } from "./use-chosen-language.ts";
import { useText } from "../../lib/text.tsx";

/** EN FR NL, without a reload. */
export function LanguageSwitch() {
  const text = useText("landing");
  const { language, change } = useChosenLanguage();
  return (
    <fieldset className={css.switch} aria-label={text.language}>
      {LANGUAGES.map((option) => (
        <button
          key={option}
          type="button"
          className={css.option}
          lang={HTML_LANG[option]}
          aria-pressed={option === language}
          onClick={() => void change(option)}
        >
          {option.toUpperCase()} <span className="visually-hidden">{LANGUAGE_NAMES[option]}</span>
        </button>
      ))}
    </fieldset>
  );
}
