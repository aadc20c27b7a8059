import { useText } from "../../lib/text.tsx";
import { isBurner, type ProfileType } from "../../features/registration/steps.ts";
import { Button } from "../../ui/button.tsx";
import { HealthConsent } from "../../features/registration/health-consent.tsx";
import { likelyType } from "../../features/registration/likely-type.ts";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { StepPage } from "../../features/registration/step-page.tsx";
import { TypeArt } from "./type-art.tsx";
import { useRegistration } from "../../features/registration/use-registration.ts";
import { useMember } from "../../features/me/session.ts";
import { useState } from "react";

const TYPES = ["burner", "donor", "both"] as const;

/** The profile type. A person who will burn is asked for the health consent first. */
export function ChooseTypeScreen() {
  const text = useText("registration");
  const registration = useRegistration("type");
  const [state, setState] = useState<"choosing" | "missing" | "consenting">("choosing");
  // Once (rule 33): a person who returns to this step has answered. A visitor is asked after creating the account.
  const me = useMember();
  const [type, setType] = useState<ProfileType | null>(
    () => registration.type ?? (me === null ? null : likelyType(me)),
  );
  const asked = me === null || me.health_consent || isBurner(registration.type);
  const goOn = () => {
    if (type === null) setState("missing");
    else if (isBurner(type) && !asked) setState("consenting");
    else registration.advanceAs(type);
  };
  return (
    <StepPage
      title={text.typeTitle}
      header={registration.header}
      footer={
        <Button variant="leaf" loading={registration.leaving} onClick={goOn}>
          {text.continue}
        </Button>
      }
    >
      <RadioCards
        legend={text.typeTitle}
        quietLegend
        options={TYPES.map((value) => ({
          value,
          label: text.types[value],
          hint: text.typeHelp[value],
          icon: <TypeArt type={value} />,
        }))}
        value={type}
        error={state === "missing" ? text.chooseType : undefined}
        onChange={(chosen) => {
          setType(chosen);
          setState("choosing");
        }}
      />
      <HealthConsent
        open={state === "consenting"}
        onClose={() => setState("choosing")}
        onAnswered={() => type !== null && registration.advanceAs(type)}
      />
    </StepPage>
  );
}
