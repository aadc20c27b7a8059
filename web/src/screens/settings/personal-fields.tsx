import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import { birthdayIsLocked } from "@kalivo/domain/people/age.ts";
import { useState } from "react";
import { useMe } from "../../features/me/session.ts";
import { FacePicker } from "../../features/me/face/face-picker.tsx";
import { BodyFields } from "../../features/me/body-fields.tsx";
import { WhyField } from "../../features/me/why-field.tsx";
import css from "./settings-screen.module.css";
import type { SettingsForm } from "./use-settings-form.ts";
import { useText } from "../../lib/text.tsx";

/** Picture, "Why I move", gender, birthday, height and weight. */
export function PersonalFields({ settings }: { settings: SettingsForm }) {
  const fields = useText("fields");
  const settingsText = useText("settings");
  const { form, picture } = settings;
  const { birthday } = useMe();
  const [today] = useState(() => brusselsDay(new Date()));
  return (
    <>
      <FacePicker label={fields.picture} face={picture} />
      <WhyField register={form.register} error={settings.errors.why_i_move} />
      <BodyFields
        register={form.register}
        gender={settings.gender}
        onGender={(gender) => form.setValue("gender", gender, { shouldDirty: true })}
        errors={settings.errors}
        birthdayLocked={birthdayIsLocked(birthday, today)}
      />
      <p className={css.help}>{settingsText.bodyHelp}</p>
    </>
  );
}
