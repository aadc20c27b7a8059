import { useText } from "../../lib/text.tsx";
import { SwitchRow } from "../../ui/switch-row.tsx";
import { showRhythm, useRhythmShown } from "./rhythm-shown.ts";

export function RhythmSwitch() {
  const privacy = useText("privacy");
  const delight = useText("delight");
  const shown = useRhythmShown();
  return (
    <SwitchRow
      label={delight.rhythm.title}
      hint={delight.rhythm.show}
      values={[privacy.show, privacy.hide]}
      checked={shown}
      onChange={(event) => showRhythm(event.target.checked)}
    />
  );
}
