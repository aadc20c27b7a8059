import { useId } from "react";
import { MAX_LONG_TEXT_LENGTH, MAX_TEXT_LENGTH } from "@kalivo/domain/limits.ts";
import { MOST_THEMES, THEMES } from "@kalivo/domain/organisations/themes.ts";
import { type Translation, TRANSLATIONS } from "@kalivo/domain/language.ts";
import { useText } from "#web/lib/text.tsx";
import { Stack } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { TextArea, TextField } from "#web/ui/text-field.tsx";
import { THEME_ICONS } from "#web/features/organisations/theme-icons.tsx";
import css from "./organisation-page.module.css";
import type { OrganisationFields } from "./use-organisation-fields.ts";

type Filled = { fields: OrganisationFields };

/** One to three themes; those beyond cannot be ticked. */
export function ThemeBoxes({ fields }: Filled) {
  const text = useText("admin").organisations;
  const names = useText("choice").themes;
  const id = useId();
  const chosen = fields.value("themes").split(" ").filter(Boolean);
  const tick = (theme: string, ticked: boolean) =>
    fields.set("themes", (ticked ? [...chosen, theme] : chosen.filter((other) => other !== theme)).join(" "));
  const missing = fields.error("themes");
  return (
    <fieldset className={css.set} aria-describedby={missing === undefined ? undefined : `${id}-error`}>
      <legend className={css.pictureLabel}>{text.themes}</legend>
      <p className={css.quiet}>{text.themesHelp}</p>
      <div className={css.themes}>
        {THEMES.map((theme) => {
          const Icon = THEME_ICONS[theme];
          return (
            <Checkbox
              key={theme}
              label={
                <span className={css.theme}>
                  <Icon size={18} aria-hidden /> {names[theme]}
                </span>
              }
              checked={chosen.includes(theme)}
              disabled={chosen.length >= MOST_THEMES && !chosen.includes(theme)}
              onChange={(event) => tick(theme, event.target.checked)}
            />
          );
        })}
      </div>
      <FieldError id={id} error={missing === undefined ? undefined : text.themesWrong} />
    </fieldset>
  );
}

/** What the organisation says of itself, in English and then in every other language. */
export function OrganisationWords({ fields }: Filled) {
  const text = useText("admin").organisations;
  return (
    <>
      <Texts fields={fields} place="" lang="en" />
      {TRANSLATIONS.map((language) => (
        <fieldset key={language} className={css.set}>
          <legend className={css.pictureLabel}>{text.inLanguage(text.languages[language])}</legend>
          <p className={css.quiet}>{text.inLanguageHelp}</p>
          <Stack gap={20}>
            <Texts fields={fields} place={`texts.${language}.`} lang={language} />
          </Stack>
        </fieldset>
      ))}
    </>
  );
}

type TextsProps = Filled & { place: "" | `texts.${Translation}.`; lang: string };

function Texts({ fields, place, lang }: TextsProps) {
  const text = useText("admin").organisations;
  const short = { maxLength: MAX_TEXT_LENGTH, autoComplete: "off", lang };
  return (
    <>
      <TextField label={text.short} {...short} {...fields.text(`${place}short_description`)} />
      <TextArea
        label={text.long}
        maxLength={MAX_LONG_TEXT_LENGTH}
        lang={lang}
        {...fields.text(`${place}long_description`)}
      />
      <TextField label={text.result} hint={text.resultHelp} {...short} {...fields.text(`${place}result`)} />
    </>
  );
}
