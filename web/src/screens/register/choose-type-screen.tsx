import { useMoreText } from "../../lib/text.tsx";
import { isBurner, type ProfileType } from "../../features/registration/steps.ts";
import { Button } from "../../ui/button.tsx";
import { HealthConsent } from "../../features/registration/health-consent.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { StepPage } from "../../features/registration/step-page.tsx";
import { TypeArt } from "./type-art.tsx";
import { useRegistration } from "../../features/registration/use-registration.ts";
import { useState } from "react";

const TYPES = ["burner", "donor", "both"] as const;

/** The first decision. Whoever will burn calories is asked for the health consent before going on. */
export function ChooseTypeScreen() {
  const text = useMoreText().registration;
  const registration = useRegistration("type");
  const [type, setType] = useState<ProfileType | null>(registration.type);
  const [state, setState] = useState<"choosing" | "missing" | "consenting">("choosing");
  const goOn = () => {
    if (type === null) setState("missing");
    else if (isBurner(type)) setState("consenting");
    else registration.advanceAs(type);
  };
  return (
    <StepPage
      title={text.typeTitle}
      header={registration.header}
      footer={
        <Button variant="leaf" onClick={goOn}>
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
        onAnswered={() => {
          if (type !== null) registration.advanceAs(type);
        }}
      />
    </StepPage>
  );
}
