import { Pause } from "lucide-react";
import { Suspense, useState } from "react";
import { showDate } from "../../lib/format.ts";
import { lazyPart } from "../../boot/loading/lazy-part.tsx";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { ActionRow, RowGroup } from "../../ui/link-row.tsx";
import { WaitingLayer } from "../../ui/layers/waiting-layer.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { DayNotes } from "../days/day-notes.tsx";
import type { AllGiven } from "./all-given.ts";
import css from "./donation-meter.module.css";
import { useGoOn } from "./use-go-on.ts";

const StopSheet = lazyPart(async () => (await import("./stop-sheet.tsx")).StopSheet);

const PausedUntil = lazyPart(async () => (await import("../days/paused-until.tsx")).PausedUntil);

/**
 * Pauses or ends everything a payer gives, in two taps (rule 20, and as the payment page promises). While paused, shows
 * since when, and resumes.
 */
export function PauseOrStop(given: AllGiven) {
  const text = useText("meter");
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  if (given.people === 0 && !given.codes && given.pausedSince === null) return null;
  return (
    <div className={css.end}>
      {given.days.map(({ id, name, given: told }) => (
        <DayNotes key={id} given={told} name={name} className={css.quiet} />
      ))}
      {given.pausedSince !== null && <Paused {...given} since={given.pausedSince} />}
      <RowGroup>
        <ActionRow
          icon={<Pause aria-hidden />}
          label={text.pauseOrStop}
          onClick={() => {
            setOpened(true);
            setOpen(true);
          }}
        />
      </RowGroup>
      {opened && (
        <Suspense fallback={<WaitingLayer open={open} onClose={() => setOpen(false)} />}>
          <StopSheet {...given} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

type PausedProps = Pick<AllGiven, "teamId" | "disputed" | "pausedUntil"> & { since: string };

function Paused({ since, pausedUntil, teamId, disputed }: PausedProps) {
  const text = useText("meter");
  const global = useText("global");
  const toast = useToast();
  const going = useGoOn(teamId);
  const goOn = async () => {
    const { ok, data, status } = await going.mutateAsync();
    toast(data.message ?? global.unexpectedError(status), ok ? "info" : "error");
  };
  return (
    <div className={css.paused}>
      <p>
        <strong>{text.pausedSince(showDate(since))}</strong>
      </p>
      {pausedUntil !== null && (
        <Suspense fallback={null}>
          <PausedUntil day={pausedUntil} className={css.quiet} />
        </Suspense>
      )}
      <p className={css.quiet}>{disputed ? text.disputedToo : text.pausedHelp}</p>
      <Button variant="leaf" loading={going.isPending} onClick={() => void goOn()}>
        {text.goOn}
      </Button>
    </div>
  );
}
