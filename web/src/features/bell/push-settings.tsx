import { NOTIFICATION_GROUPS } from "@kalivo/domain/people/notifications.ts";
import { useId } from "react";
import { useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Stack } from "../../ui/card.tsx";
import { SwitchRow } from "../../ui/switch-row.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { Repeat, RowSkeleton } from "../../ui/states/skeleton.tsx";
import css from "./bell.module.css";
import { HourField } from "./hour-field.tsx";
import { type PushChoice, usePushSettings, useSavePushSettings } from "./use-bell.ts";
import { usePushes } from "./use-pushes.ts";

const USUAL = { from: 22, until: 8 };

/** The switch of this browser, and for all of one's browsers what is pushed and when. Each change is saved at once. */
export function PushSettings() {
  const text = useText("bell");
  const { state, busy, allow, end } = usePushes();
  return (
    <Stack gap={8}>
      {state === "none" && <p className={css.hint}>{text.cannot}</p>}
      {state === "denied" && <p className={css.hint}>{text.denied}</p>}
      {(state === "on" || state === "off") && (
        <SwitchRow
          label={text.here}
          hint={text.hereHelp}
          values={[text.on, text.off]}
          checked={state === "on"}
          disabled={busy}
          onChange={(event) => (event.target.checked ? allow() : end())}
        />
      )}
      <Loaded
        query={usePushSettings()}
        skeleton={
          <Repeat times={4}>
            <RowSkeleton />
          </Repeat>
        }
      >
        {(settings) => (settings.devices > 0 ? <Choices {...settings} /> : null)}
      </Loaded>
    </Stack>
  );
}

function Choices({ refused, quiet, digest }: PushChoice) {
  const text = useText("bell");
  const save = useSavePushSettings();
  const failed = save.data !== undefined && !save.data.ok;
  const change = (some: Partial<PushChoice>) => save.mutate({ refused, quiet, digest, ...some });
  const quietId = useId();
  return (
    <>
      {NOTIFICATION_GROUPS.map((group) => (
        <SwitchRow
          key={group}
          {...text.groups[group]}
          values={[text.on, text.off]}
          checked={!refused.includes(group)}
          onChange={(event) =>
            change({
              refused: event.target.checked
                ? refused.filter((other) => other !== group)
                : [...refused, group],
            })
          }
        />
      ))}
      <SwitchRow
        label={text.digest}
        hint={text.digestHelp}
        values={[text.on, text.off]}
        checked={digest}
        onChange={(event) => change({ digest: event.target.checked })}
      />
      <SwitchRow
        label={text.quiet}
        hint={text.quietHelp}
        values={[text.on, text.off]}
        checked={quiet !== null}
        onChange={(event) => change({ quiet: event.target.checked ? USUAL : null })}
      />
      {quiet !== null && (
        <fieldset className={css.hours} aria-labelledby={quietId}>
          <legend id={quietId} className="visually-hidden">
            {text.quiet}
          </legend>
          <HourField
            label={text.from}
            hour={quiet.from}
            other={quiet.until}
            onChange={(from) => change({ quiet: { ...quiet, from } })}
          />
          <HourField
            label={text.until}
            hour={quiet.until}
            other={quiet.from}
            onChange={(until) => change({ quiet: { ...quiet, until } })}
          />
        </fieldset>
      )}
      {failed && <Banner kind="error">{text.failed}</Banner>}
    </>
  );
}
