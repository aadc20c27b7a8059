import { useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import css from "./feedback-screen.module.css";
import { DiscardQuestion } from "../../ui/layers/discard-question.tsx";
import { href } from "../../paths.ts";
import { MAX_LONG_TEXT_LENGTH } from "@kalivo/domain/limits.ts";
import { Page } from "../../ui/page/page.tsx";
import { SwitchRow } from "../../ui/switch-row.tsx";
import { TextArea } from "../../ui/text-field.tsx";
import { useFeedbackForm } from "./use-feedback-form.ts";
import { useLeaveGuard } from "../../lib/leave-guard.ts";

const FORM = "feedback";

/** A message to the association, with or without one's name and the debug log. */
export function FeedbackScreen() {
  const text = useText("feedback");
  const form = useFeedbackForm();
  const guard = useLeaveGuard(form.dirty);
  return (
    <Page
      title={text.title}
      back={href("settings")}
      action={
        <Button variant="leaf" type="submit" form={FORM} loading={form.state.kind === "sending"}>
          {text.send}
        </Button>
      }
    >
      <form id={FORM} className={css.form} noValidate onSubmit={form.submit}>
        {form.state.kind === "failed" && form.state.refused !== undefined && (
          <Banner kind="error" live>
            {form.state.refused}
          </Banner>
        )}
        <Message form={form} />
        <Card>
          <SwitchRow
            label={text.anonymously}
            hint={text.anonymouslyHelp}
            checked={form.anonymous}
            onChange={(event) => form.setAnonymous(event.target.checked)}
          />
          <SwitchRow
            label={text.withLog}
            hint={text.withLogHelp}
            checked={form.withLog}
            onChange={(event) => form.setWithLog(event.target.checked)}
          />
          {form.withLog && (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reached by keys
            <section className={css.log} aria-label={text.log} tabIndex={0}>
              {form.log || text.logEmpty}
            </section>
          )}
        </Card>
      </form>
      <DiscardQuestion open={guard.asking} onKeep={guard.stay} onDiscard={guard.leave} />
    </Page>
  );
}

function Message({ form }: { form: ReturnType<typeof useFeedbackForm> }) {
  const text = useText("feedback");
  const missing = form.state.kind === "missing";
  return (
    <TextArea
      label={text.message}
      required
      maxLength={MAX_LONG_TEXT_LENGTH}
      value={form.message}
      error={missing ? text.missing : undefined}
      onChange={(event) => form.write(event.target.value)}
    />
  );
}
