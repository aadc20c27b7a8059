import { useText } from "../../lib/text.tsx";
import type { PrivacyForm } from "./use-privacy-form.ts";
import { SwitchRow } from "../../ui/switch-row.tsx";

const MAILS = ["newsletter", "new_donor", "reminder_sync", "month_recap"] as const;

/** The mails a person may unsubscribe from (rule 29). */
export function EmailSwitches({ form: { values, set } }: { form: PrivacyForm }) {
  const text = useText("privacy");
  return MAILS.map((name) => (
    <SwitchRow
      key={name}
      {...text.mails[name]}
      values={[text.receive, text.disable]}
      checked={values[name]}
      onChange={(event) => set({ [name]: event.target.checked })}
    />
  ));
}
