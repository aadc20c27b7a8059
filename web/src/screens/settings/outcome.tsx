import { Banner } from "../../ui/banner.tsx";
import css from "./settings-screen.module.css";
import { FormSummary } from "../../ui/form/form-summary.tsx";
import type { SettingsForm } from "./use-settings-form.ts";
import { useText } from "../../lib/text.tsx";

/** What became of Save, at the top: it takes the focus, unless a field under it needs it more. */
export function Outcome({ settings }: { settings: SettingsForm }) {
  const { settings: text, account } = useText();
  const { state, dirty, errors } = settings;
  const inFields = Object.values(errors).some((error) => error !== undefined);
  if (state.kind === "saved" && !dirty) {
    return (
      <Banner kind="success" live focus>
        {text.saved}
      </Banner>
    );
  }
  if (state.kind !== "failed") return <FormSummary errors={settings.form.formState.errors} />;
  return (
    <Banner kind="error" live focus={!inFields}>
      {state.status === 0 ? (
        account.unreachable
      ) : (
        <>
          <span className={css.line}>
            {text.failed}
            {state.status}
          </span>
          {state.message !== undefined && (
            <span className={css.line} lang="">
              {state.message}
            </span>
          )}
        </>
      )}
    </Banner>
  );
}
