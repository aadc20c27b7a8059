import { useState } from "react";
import { useText } from "../../lib/text.tsx";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { Numbered } from "../../ui/numbered.tsx";
import css from "./install-card.module.css";
import { askToInstall, refuseInstall, useInstallOffer } from "./install-offer.ts";

/** At the end of Overview, after a few visits or workouts; hidden for 60 days after a refusal. */
export function InstallCard() {
  const text = useText("offline").install;
  const way = useInstallOffer();
  const [steps, setSteps] = useState(false);
  if (way === null) return null;
  return (
    <Card roomy>
      <section className={css.card} aria-labelledby="install">
        <h2 id="install" className={css.title}>
          {text.title}
        </h2>
        <p className={css.help}>{text.help}</p>
        <ButtonRow>
          <Button size="medium" onClick={() => (way === "ask" ? void askToInstall() : setSteps(true))}>
            {text.action}
          </Button>
          <Button size="medium" variant="ghost" onClick={refuseInstall}>
            {text.refuse}
          </Button>
        </ButtonRow>
      </section>
      <Sheet
        open={steps}
        onClose={() => setSteps(false)}
        title={text.stepsTitle}
        footer={
          <Button variant="leaf" onClick={() => setSteps(false)}>
            {text.understood}
          </Button>
        }
      >
        <Numbered steps={text.steps} />
      </Sheet>
    </Card>
  );
}
