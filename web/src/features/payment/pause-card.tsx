import { useRef } from "react";
import { PAUSE_MONTHS } from "@kalivo/domain/billing/day-ahead.ts";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, Stack } from "../../ui/card.tsx";
import { DayField, useDay } from "../days/day-field.tsx";

type PauseCardProps = {
  paused: boolean;
  until: string | null;
  loading: boolean;
  disabled: boolean;
  /** Null: until the payer goes on. */
  onPause: (until: string | null) => void;
};

/** Begins a pause, or while one runs says anew until when. */
export function PauseCard({ paused, until, loading, disabled, onPause }: PauseCardProps) {
  const text = useText("stop");
  const days = useText("days");
  const chosen = useDay(PAUSE_MONTHS, until);
  const field = useRef<HTMLInputElement>(null);
  const pause = () => {
    if (chosen.day === "") return onPause(null);
    if (chosen.fits) return onPause(chosen.day);
    chosen.tell();
    return field.current?.focus();
  };
  return (
    <Card tone="outline" roomy>
      <Stack>
        <p>{text.pauseHelp}</p>
        <DayField label={days.pauseDay} hint={days.pauseDayHelp} ref={field} chosen={chosen} />
        <Button loading={loading} disabled={disabled} onClick={pause}>
          {paused ? days.changePause : text.pause}
        </Button>
      </Stack>
    </Card>
  );
}
