import { useText } from "../../lib/text.tsx";
import { ageGroup } from "@kalivo/domain/people/age.ts";
import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import css from "./privacy-screen.module.css";
import { displayName } from "@kalivo/domain/people/privacy.ts";
import { MAX_TEXT_LENGTH } from "@kalivo/domain/limits.ts";
import type { PrivacyForm } from "./use-privacy-form.ts";
import { SwitchRow } from "../../ui/switch-row.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useMe } from "../../features/me/session.ts";
import { useState } from "react";

const GROUPS = [
  "funds_raised",
  "calories_burned",
  "backers_count",
  "backers_detail",
  "organisations",
  "burners_count",
  "burners_detail",
  "donations",
] as const;

type VisibilityProps = { form: PrivacyForm };

/** The name shown, the audience, and the visible data (rule 26). */
export function Visibility({ form }: VisibilityProps) {
  const text = useText("privacy");
  const { values, set } = form;
  return (
    <>
      <Pseudonym form={form} />
      <div>
        <PublicSwitch form={form} />
        {GROUPS.map((name) => (
          <SwitchRow
            key={name}
            label={text.groups[name]}
            {...(name === "calories_burned" && { hint: text.caloriesHelp })}
            values={[text.show, text.hide]}
            checked={values[name]}
            onChange={(event) => set({ [name]: event.target.checked })}
          />
        ))}
      </div>
    </>
  );
}

function Pseudonym({ form: { values, set, pseudoRefused } }: VisibilityProps) {
  const text = useText("privacy");
  const me = useMe();
  const name = displayName({ firstName: me.first_name, lastName: me.last_name, pseudo: values.pseudo });
  return (
    <div className={css.pseudonym}>
      <TextField
        label={text.pseudonym}
        autoComplete="nickname"
        maxLength={MAX_TEXT_LENGTH}
        value={values.pseudo ?? ""}
        error={pseudoRefused ? text.pseudonymWrong : undefined}
        onChange={(event) => set({ pseudo: event.target.value })}
      />
      <output className={css.seenAs}>{text.seenAs(name)}</output>
    </div>
  );
}

/** Rule 32: off and locked once a birthday under 18 is known. */
function PublicSwitch({ form: { values, set } }: VisibilityProps) {
  const text = useText("privacy");
  const { birthday } = useMe();
  const [today] = useState(() => brusselsDay(new Date()));
  const locked = ageGroup(birthday, today) !== "adult";
  return (
    <SwitchRow
      label={text.public}
      hint={locked ? text.publicLocked : text.publicHelp}
      values={[text.show, text.hide]}
      disabled={locked}
      checked={values.public && !locked}
      onChange={(event) => set({ public: event.target.checked })}
    />
  );
}
