import { href } from "../../paths.ts";
import { SourceAction, SourceChoice } from "../../features/health-source/source-choice.tsx";
import { useSourceChoice } from "../../features/health-source/use-source-choice.ts";
import { SinglePageTop } from "../../features/registration/single-page-top.tsx";
import { StepPage } from "../../features/registration/step-page.tsx";
import { useRegistration } from "../../features/registration/use-registration.ts";
import { go } from "../../lib/navigation.ts";
import { useText } from "../../lib/text.tsx";

/** Opened from the last step of the registration: shows that step's progress and returns to it. */
export function ConnectHealthScreen() {
  const registrationText = useText("registration");
  const health = useText("health");
  const registration = useRegistration("last");
  const lastStep = href("lastInformations");
  const leave = () => go.back(lastStep);
  const choice = useSourceChoice({ onSaved: leave, onConnected: leave });
  return (
    <StepPage
      title={registrationText.connectHealth}
      lead={health.help}
      {...(registration.active
        ? { header: { ...registration.header, back: lastStep } }
        : { top: <SinglePageTop back={lastStep} /> })}
      footer={<SourceAction choice={choice} />}
    >
      <SourceChoice choice={choice} />
    </StepPage>
  );
}
