import { useText } from "../../lib/text.tsx";
import { Appearance, LanguageChoice } from "./appearance.tsx";
import { SecurityLinks } from "./security-links.tsx";
import { type Part, PartIndex, Parts } from "./parts.tsx";
import { AccountActions } from "./account-actions.tsx";
import { Button } from "../../ui/button.tsx";
import { ContactFields } from "./contact-fields.tsx";
import css from "./settings-screen.module.css";
import { DiscardQuestion } from "../../ui/layers/discard-question.tsx";
import { HealthConsent } from "../../features/registration/health-consent.tsx";
import { href } from "../../paths.ts";
import { Passkeys } from "../../features/passkeys/passkeys.tsx";
import { passkeysWork } from "../../features/passkeys/ask-device.ts";
import { Outcome } from "./outcome.tsx";
import { Page } from "../../ui/page/page.tsx";
import { PaymentCard } from "./payment-card.tsx";
import { PersonalFields } from "./personal-fields.tsx";
import { useLeaveGuard } from "../../lib/leave-guard.ts";
import { useMe } from "../../features/me/session.ts";
import { useSettingsForm } from "./use-settings-form.ts";

const FORM = "settings";

/** Contact and personal information behind one Save; everything else takes effect at once. */
export function SettingsScreen() {
  const text = useText("settings");
  const settings = useSettingsForm();
  const guard = useLeaveGuard(settings.dirty);
  const about = useFormParts(settings);
  const rest = useOtherParts(guard.ask);
  const { saving } = settings;
  return (
    <Page
      title={text.title}
      back={href("home")}
      action={
        <Button
          variant="leaf"
          type="submit"
          form={FORM}
          loading={saving}
          disabled={!settings.dirty && !saving}
        >
          {settings.dirty || saving ? text.save : text.unchanged}
        </Button>
      }
    >
      <div className={css.settings}>
        <PartIndex parts={[...about, ...rest]} />
        <div className={css.outcome}>
          <Outcome settings={settings} />
        </div>
        <form id={FORM} className={css.column} noValidate onSubmit={settings.submit}>
          <Parts parts={about} />
        </form>
        <div className={css.column}>
          <Parts parts={rest} />
        </div>
      </div>
      <HealthConsent
        open={settings.state.kind === "consenting"}
        onClose={settings.stopAsking}
        onAnswered={() => settings.afterConsent(true)}
        without={{
          label: text.withoutBody,
          tick: text.tickOrWithout,
          onChosen: () => settings.afterConsent(false),
        }}
      />
      <DiscardQuestion
        open={guard.asking}
        onKeep={guard.stay}
        onDiscard={() => {
          settings.discard();
          guard.leave();
        }}
      />
    </Page>
  );
}

function useFormParts(settings: ReturnType<typeof useSettingsForm>): Part[] {
  const text = useText("settings");
  return [
    { id: "contact", title: text.contact, content: <ContactFields {...settings} />, roomy: true },
    { id: "personal", title: text.personal, content: <PersonalFields settings={settings} />, roomy: true },
  ];
}

function useOtherParts(ask: (task: () => void) => void): Part[] {
  const text = useText("settings");
  const passkeys = useText("passkeys");
  const { payment_info } = useMe();
  const payment = payment_info && <PaymentCard info={payment_info} ask={ask} />;
  return [
    ...(payment === undefined ? [] : [{ id: "payment", title: text.payment, content: payment }]),
    { id: "security", title: text.security, content: <SecurityLinks /> },
    ...(passkeysWork() ? [{ id: "passkeys", title: passkeys.title, content: <Passkeys /> }] : []),
    { id: "appearance", title: text.appearance, content: <Appearance /> },
    { id: "language", title: text.language, content: <LanguageChoice /> },
    { id: "account", title: text.accountActions, content: <AccountActions ask={ask} /> },
  ];
}
