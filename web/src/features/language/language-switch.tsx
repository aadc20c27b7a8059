import { availableLanguages } from "../../lib/words.ts";
import css from "./language-switch.module.css";
import { LANGUAGE_NAMES } from "@kalivo/words/language.ts";
import { HTML_LANG } from "@kalivo/domain/language.ts";
import { useLanguage, useText } from "../../lib/text.tsx";

/** EN FR NL, without a reload. Not there while only one language is. */
export function LanguageSwitch() {
  const text = useText().landing;
  const { language, choose } = useLanguage();
  if (availableLanguages.length < 2) return null;
  return (
    <fieldset className={css.switch} aria-label={text.language}>
      {availableLanguages.map((option) => (
        <button
          key={option}
          type="button"
          className={css.option}
          lang={HTML_LANG[option]}
          aria-pressed={option === language}
          onClick={() => void choose(option)}
        >
          {option.toUpperCase()} <span className="visually-hidden">{LANGUAGE_NAMES[option]}</span>
        </button>
      ))}
    </fieldset>
  );
}
