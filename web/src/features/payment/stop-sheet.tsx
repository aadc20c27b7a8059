import { useState } from "react";
import type { Meter } from "@kalivo/contract/routes/own/read-meter.ts";
import { MIN_CHARGE_AFTER_CARRYING_CENTS } from "@kalivo/domain/limits.ts";
import { href } from "../../paths.ts";
import { showDate, showLongMonth, showMoney } from "../../lib/format.ts";
import { useText, useLanguage } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, Stack } from "../../ui/card.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import type { AllGiven } from "./all-given.ts";
import css from "./stop-sheet.module.css";
import { PauseCard } from "./pause-card.tsx";
import { useMeter } from "./use-meter.ts";
import { useStop } from "./use-stop.ts";

type StopSheetProps = AllGiven & { open: boolean; onClose: () => void };

/** Shows in figures what pausing and stopping do; the confirmation of either. */
export function StopSheet({ open, onClose, ...given }: StopSheetProps) {
  const text = useText("stop");
  const { teamId, pausedUntil } = given;
  const toast = useToast();
  const stop = useStop(teamId);
  const meter = useMeter(teamId === null ? "me" : { teamId }).data;
  const due = meter?.due ?? null;
  const [cancels, setCancels] = useState(false);
  const close = () => {
    setCancels(false);
    onClose();
  };
  const act = async (how: "pause" | "stop", until: string | null = null) => {
    const cancel = how === "stop" && cancels ? (due?.statement_id ?? null) : null;
    const { ok, data, status } = await stop.mutateAsync({ how, cancel, until });
    toast(data.message ?? text.failed(status), ok ? "info" : "error");
    if (ok) close();
  };
  const doing = (how: "pause" | "stop") => stop.isPending && stop.variables.how === how;
  return (
    <Sheet
      open={open}
      onClose={close}
      title={text.title}
      footer={
        <div className={css.ends}>
          <Button
            variant="danger"
            loading={doing("stop")}
            disabled={doing("pause")}
            onClick={() => void act("stop")}
          >
            {text.stop}
          </Button>
          <Button variant="ghost" onClick={close}>
            {text.keep}
          </Button>
        </div>
      }
    >
      <Stack gap={16}>
        <PauseCard
          paused={given.pausedSince !== null}
          until={pausedUntil}
          loading={doing("pause")}
          disabled={doing("stop")}
          onPause={(until) => void act("pause", until)}
        />
        <StopCard {...given} meter={meter} cancels={cancels} onCancels={setCancels} />
      </Stack>
    </Sheet>
  );
}

type StopCardProps = WhatStopsProps & { onCancels: (cancels: boolean) => void };

/** What stopping does; its button shows in the footer, however long this is. */
function StopCard({ onCancels, ...told }: StopCardProps) {
  const text = useText("stop");
  const due = told.meter?.due ?? null;
  return (
    <Card tone="outline" roomy>
      <Stack>
        <WhatStops {...told} />
        {due !== null && (
          <Checkbox
            label={text.cancelToo(showMoney(due.amount_in_euros))}
            checked={told.cancels}
            onChange={(event) => onCancels(event.target.checked)}
          />
        )}
      </Stack>
    </Card>
  );
}

type WhatStopsProps = Pick<AllGiven, "teamId" | "people" | "codes"> & {
  meter: Meter | undefined;
  /** Whether the announced charge is cancelled too. */
  cancels: boolean;
};

function WhatStops({ teamId, people, codes, meter, cancels }: WhatStopsProps) {
  const text = useText("stop");
  return (
    <ul className={css.effects}>
      <li>{teamId === null ? text.stopHelp(people) : text.stopTeamHelp(people)}</li>
      {meter !== undefined && <Earned meter={meter} />}
      {codes && <li>{text.codes}</li>}
      {meter !== undefined && meter.due !== null && <Announced due={meter.due} cancels={cancels} />}
    </ul>
  );
}

/** What is still billed: today's effort is known tomorrow (rule 37), and little is let go where nothing runs (rule 11). */
function Earned({ meter }: { meter: Meter }) {
  const text = useText("stop");
  const { so_far_in_euros: earned, carried_in_euros: carried, until, month } = meter;
  const known = earned > 0 && until.startsWith(month);
  const cents = Math.round((earned + carried) * 100);
  const isLittle = cents > 0 && cents < MIN_CHARGE_AFTER_CARRYING_CENTS;
  const said = isLittle ? text.earnedLittle : text.earned;
  return (
    <>
      <li>{known ? said(showMoney(earned), showDate(until)) : text.nothingEarned}</li>
      {carried > 0 && <li>{text.carried(showMoney(carried))}</li>}
      {isLittle && <li>{text.little}</li>}
    </>
  );
}

function Announced({ due, cancels }: { due: NonNullable<Meter["due"]>; cancels: boolean }) {
  const text = useText("stop");
  const { language } = useLanguage();
  const sum = showMoney(due.amount_in_euros);
  const month = showLongMonth(due.month, language);
  if (cancels) return <li>{text.cancelled(sum, month)}</li>;
  return (
    <li>
      {text.announced(sum, month)}{" "}
      <a className="text-link" href={href("statement", { id: due.statement_id })}>
        {text.cancelIt}
      </a>
    </li>
  );
}
