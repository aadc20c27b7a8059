import { useText } from "../../lib/text.tsx";
import { Card, Section, Stack } from "../../ui/card.tsx";
import { Button } from "../../ui/button.tsx";
import css from "./privacy-screen.module.css";
import { DiscardQuestion } from "../../ui/layers/discard-question.tsx";
import { EmailSwitches } from "./email-switches.tsx";
import { HealthData } from "./health-data.tsx";
import { HelpBubble } from "../../ui/layers/help-bubble.tsx";
import { href } from "../../paths.ts";
import { Page } from "../../ui/page/page.tsx";
import { PushSettings } from "../../features/bell/push-settings.tsx";
import { Points } from "../../features/legal/documents.tsx";
import { SaveBanner } from "../../features/me/save-outcome.tsx";
import { useLeaveGuard } from "../../lib/leave-guard.ts";
import { RefusedDonors } from "./refused-donors.tsx";
import { type PrivacyForm, usePrivacyForm } from "./use-privacy-form.ts";
import { Visibility } from "./visibility.tsx";

const OTHERS = "what-others-see";

/** Mails, visibility, and the consent to health data. */
export function PrivacyScreen() {
  const text = useText("privacy");
  const settings = useText("settings");
  const pledges = useText("pledges");
  const form = usePrivacyForm();
  const guard = useLeaveGuard(form.dirty);
  const { state, dirty } = form;
  const saving = state.kind === "saving";
  return (
    <Page
      title={text.title}
      back={href("settings")}
      action={
        <Button variant="leaf" loading={saving} disabled={!dirty && !saving} onClick={form.save}>
          {dirty || saving ? settings.save : settings.unchanged}
        </Button>
      }
    >
      <div className={css.privacy}>
        {((state.kind === "saved" && !dirty) || state.kind === "failed") && (
          <SaveBanner outcome={state} focus={!form.pseudoRefused} />
        )}
        <div className={css.column}>
          <Section title={text.emails}>
            <Card roomy>
              <EmailSwitches form={form} />
              <p className={css.help}>{text.emailsHelp}</p>
            </Card>
          </Section>
          <Notifications />
          <Section title={text.health}>
            <Card roomy>
              <Stack gap={16}>
                <HealthData />
              </Stack>
            </Card>
          </Section>
        </div>
        <div className={css.column}>
          <WhatOthersSee form={form} />
          <Section title={pledges.refusedTitle}>
            <Card roomy>
              <RefusedDonors />
            </Card>
          </Section>
        </div>
      </div>
      <DiscardQuestion
        open={guard.asking}
        onKeep={guard.stay}
        onDiscard={() => {
          form.discard();
          guard.leave();
        }}
      />
    </Page>
  );
}

function Notifications() {
  const text = useText("bell");
  return (
    <Section title={text.settings}>
      <Card roomy>
        <PushSettings />
      </Card>
    </Section>
  );
}

function WhatOthersSee({ form }: { form: PrivacyForm }) {
  const text = useText("privacy");
  return (
    <section className={css.others} aria-labelledby={OTHERS}>
      <div className={css.head}>
        <h2 id={OTHERS} className={css.title}>
          {text.others}
        </h2>
        <HelpBubble title={text.alwaysTitle}>
          <Points points={text.always} />
        </HelpBubble>
      </div>
      <Card roomy>
        <Stack gap={16}>
          <Visibility form={form} />
        </Stack>
      </Card>
    </section>
  );
}
