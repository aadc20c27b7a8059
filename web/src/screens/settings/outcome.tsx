import { FormSummary } from "../../ui/form/form-summary.tsx";
import { SaveBanner } from "../../features/me/save-outcome.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

/** The outcome of Save; takes the focus, unless a field with an error does. */
export function Outcome({ settings }: { settings: SettingsForm }) {
  const { state, dirty, errors } = settings;
  const inFields = Object.values(errors).some((error) => error !== undefined);
  if (state.kind === "saved" && !dirty) return <SaveBanner outcome={{ kind: "saved" }} />;
  if (state.kind === "failed") return <SaveBanner outcome={state} focus={!inFields} />;
  return <FormSummary errors={settings.form.formState.errors} />;
}
