import { chooseTheme, readTheme, type Theme } from "../../lib/theme.ts";
import { useLanguage, useText } from "../../lib/text.tsx";
import { availableLanguages } from "../../lib/words.ts";
import { LANGUAGE_NAMES } from "@kalivo/words/language.ts";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { Stack } from "../../ui/card.tsx";
import { useState } from "react";

const THEMES = ["system", "light", "dark"] as const;

/** Theme and language: both change at once, without Save. */
export function Appearance() {
  const text = useText().settings;
  const { language, choose } = useLanguage();
  const [theme, setTheme] = useState<Theme>(readTheme);
  return (
    <Stack gap={20}>
      <RadioCards
        legend={text.theme}
        look="segments"
        options={THEMES.map((value) => ({ value, label: text.themes[value] }))}
        value={theme}
        onChange={(chosen) => {
          chooseTheme(chosen);
          setTheme(chosen);
        }}
      />
      {availableLanguages.length > 1 && (
        <RadioCards
          legend={text.language}
          look="segments"
          options={availableLanguages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={language}
          onChange={choose}
        />
      )}
    </Stack>
  );
}
