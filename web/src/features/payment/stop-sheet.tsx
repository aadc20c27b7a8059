import { useState } from "react";
import type { Meter } from "@kalivo/contract/routes/own/read-meter.ts";
import { href } from "../../app/paths.ts";
import { showDate, showLongMonth, showMoney } from "../../lib/format.ts";
import { useGivingText, useLanguage } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, Stack } from "../../ui/card.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import type { AllGiven } from "./all-given.ts";
import css from "./stop-sheet.module.css";
import { useMeter } from "./use-meter.ts";
import { useStop } from "./use-stop.ts";

type StopSheetProps = AllGiven & { open: boolean; onClose: () => void };

/** Says in figures what pausing and stopping do, and does it: it is the one question that is asked. */
export function StopSheet({ open, onClose, ...given }: StopSheetProps) {
  const text = useGivingText().stop;
  const { teamId, pausedSince } = given;
  const toast = useToast();
  const stop = useStop(teamId);
  const due = useMeter(teamId === null ? "me" : { teamId }).data?.due ?? null;
  const [cancels, setCancels] = useState(false);
  const act = async (how: "pause" | "stop") => {
    const cancel = how === "stop" && cancels ? (due?.statement_id ?? null) : null;
    const { ok, data, status } = await stop.mutateAsync({ how, cancel });
    toast(data.message ?? text.failed(status), ok ? "info" : "error");
    if (ok) onClose();
  };
  const doing = (how: "pause" | "stop") => stop.isPending && stop.variables.how === how;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={pausedSince === null ? text.title : text.stop}
      footer={
        <Button variant="ghost" onClick={onClose}>
          {text.keep}
        </Button>
      }
    >
      <Stack gap={16}>
        {pausedSince === null && (
          <Card tone="outline" roomy>
            <Stack>
              <p>{text.pauseHelp}</p>
              <Button loading={doing("pause")} disabled={doing("stop")} onClick={() => void act("pause")}>
                {text.pause}
              </Button>
            </Stack>
          </Card>
        )}
        <Card tone="outline" roomy>
          <Stack>
            <WhatStops {...given} />
            {due !== null && (
              <Checkbox
                label={text.cancelToo(showMoney(due.amount_in_euros))}
                checked={cancels}
                onChange={(event) => setCancels(event.target.checked)}
              />
            )}
            <Button
              variant="danger"
              loading={doing("stop")}
              disabled={doing("pause")}
              onClick={() => void act("stop")}
            >
              {text.stop}
            </Button>
          </Stack>
        </Card>
      </Stack>
    </Sheet>
  );
}

function WhatStops({ teamId, people, codes }: AllGiven) {
  const text = useGivingText().stop;
  const meter = useMeter(teamId === null ? "me" : { teamId }).data;
  return (
    <ul className={css.effects}>
      <li>{teamId === null ? text.stopHelp(people) : text.stopTeamHelp(people)}</li>
      {meter !== undefined && <Earned meter={meter} />}
      {codes && <li>{text.codes}</li>}
      {meter !== undefined && meter.due !== null && <Announced due={meter.due} />}
    </ul>
  );
}

/** What is billed all the same: the day's own effort is known tomorrow (rule 37). */
function Earned({ meter }: { meter: Meter }) {
  const text = useGivingText().stop;
  const known = meter.so_far_in_euros > 0 && meter.until.startsWith(meter.month);
  return (
    <>
      <li>
        {known ? text.earned(showMoney(meter.so_far_in_euros), showDate(meter.until)) : text.nothingEarned}
      </li>
      {meter.carried_in_euros > 0 && <li>{text.carried(showMoney(meter.carried_in_euros))}</li>}
    </>
  );
}

function Announced({ due }: { due: NonNullable<Meter["due"]> }) {
  const text = useGivingText().stop;
  const { language } = useLanguage();
  return (
    <li>
      {text.announced(showMoney(due.amount_in_euros), showLongMonth(due.month, language))}{" "}
      <a className="text-link" href={href("statement", { id: due.statement_id })}>
        {text.cancelIt}
      </a>
    </li>
  );
}
