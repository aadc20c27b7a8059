import { useKeptLanguage } from "../../features/language/use-kept-language.ts";
import { useMe } from "../../features/me/session.ts";
import { RhythmSwitch } from "../../features/rhythm/rhythm-switch.tsx";
import { useText } from "../../lib/text.tsx";
import { chooseTheme, readTheme, type Theme } from "../../lib/theme.ts";
import { HTML_LANG, LANGUAGES } from "@kalivo/domain/language.ts";
import { LANGUAGE_NAMES } from "@kalivo/words/language.ts";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { useState } from "react";

const THEMES = ["system", "light", "dark"] as const;

/** Effective at once, without Save. */
export function Appearance() {
  const { organisations, workouts } = useMe();
  const burns = organisations.length > 0 || workouts.length > 0;
  return (
    <>
      <ThemeChoice />
      {burns && <RhythmSwitch />}
    </>
  );
}

function ThemeChoice() {
  const text = useText("settings");
  const [theme, setTheme] = useState<Theme>(readTheme);
  return (
    <RadioCards
      legend={text.theme}
      quietLegend
      look="segments"
      options={THEMES.map((value) => ({ value, label: text.themes[value] }))}
      value={theme}
      onChange={(chosen) => {
        chooseTheme(chosen);
        setTheme(chosen);
      }}
    />
  );
}

/** Effective at once, without a reload. */
export function LanguageChoice() {
  const text = useText("settings");
  const { language, choose } = useKeptLanguage();
  return (
    <RadioCards
      legend={text.language}
      quietLegend
      look="segments"
      options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: HTML_LANG[value] }))}
      value={language}
      onChange={choose}
    />
  );
}
