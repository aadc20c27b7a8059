import { Hand, HeartPulse, Watch } from "lucide-react";
import type { ReactNode } from "react";
import type { HealthSource } from "@kalivo/domain/health-source.ts";
import type { ScreenWords } from "@kalivo/words/screens.ts";
import { healthBridge } from "../../lib/native/health-bridge.ts";
import { useText } from "../../lib/text.tsx";
import { Banner, type BannerKind } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { SportIcon } from "../../ui/icons/sport-icons.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { HealthConsent } from "../registration/health-consent.tsx";
import { ProviderConsent } from "./provider-consent.tsx";
import { useConnections } from "./use-connections.ts";
import type { ChoiceState, useSourceChoice } from "./use-source-choice.ts";

type Choice = ReturnType<typeof useSourceChoice>;

const SOURCES = ["strava", "garmin", "manual", "health"] as const satisfies readonly HealthSource[];

/**
 * The four sources. The device's health app is offered in the mobile app only, a provider only where the association has an
 * agreement with it.
 */
export function SourceChoice({ choice }: { choice: Choice }) {
  const health = useText("health");
  const settings = useText("settings");
  const { source, state, active, choose } = choice;
  const connections = useConnections().data ?? [];
  const onDevice = healthBridge() !== null;
  const isMissing = (one: HealthSource) =>
    one === "health"
      ? !onDevice
      : one !== active && connections.some(({ provider, connectable }) => provider === one && !connectable);
  const hintOf = (one: HealthSource) => {
    if (isMissing(one)) return one === "health" ? health.onlyInTheApp : health.notHereYet;
    return one === active ? health.active : health.hints[one];
  };
  const busy = state.kind === "saving" || state.kind === "waiting";
  return (
    <>
      <Said choice={choice} />
      <RadioCards
        legend={health.question}
        options={SOURCES.map((one) => ({
          value: one,
          label: settings.sources[one],
          hint: hintOf(one),
          icon: ICONS[one],
          disabled: isMissing(one) || (busy && one !== source),
        }))}
        value={source}
        onChange={choose}
      />
      <ProviderConsent
        provider={state.kind === "agreeing" ? state.provider : null}
        onClose={choice.cancel}
        onAgreed={(provider) => void choice.agreed(provider)}
      />
      <HealthConsent
        open={state.kind === "consenting"}
        onClose={choice.cancel}
        onAnswered={() => void choice.consented()}
        without={{
          label: health.consentNotNow,
          tick: health.consentTick,
          onChosen: choice.cancel,
        }}
      />
    </>
  );
}

const ICONS: Readonly<Record<HealthSource, ReactNode>> = {
  strava: <SportIcon sport="strava" />,
  garmin: <Watch size={24} aria-hidden />,
  manual: <Hand size={24} aria-hidden />,
  health: <HeartPulse size={24} aria-hidden />,
};

/** The outcome, above the sources. */
function Said({ choice: { state, active } }: { choice: Choice }) {
  const text = useText("health");
  // The saved source may have ended since: its provider was disconnected below.
  const ended = state.kind === "saved" && state.source !== active;
  const said = ended ? null : saidOf(state, text);
  return said === null ? null : (
    <Banner kind={said.kind} live focus={state.kind !== "waiting"}>
      {said.sentence}
    </Banner>
  );
}

function saidOf(
  state: ChoiceState,
  text: ScreenWords["health"],
): { kind: BannerKind; sentence: string } | null {
  if (state.kind === "waiting") return { kind: "info", sentence: text.waiting(state.provider) };
  if (state.kind === "notYet") return { kind: "warning", sentence: text.notYet(state.provider) };
  if (state.kind === "failed") return { kind: "error", sentence: state.sentence };
  return state.kind === "saved" ? { kind: "success", sentence: text.saved[state.source] } : null;
}

/** `Use Strava`, or that it is in use; while a browser page is open, a way to cancel. */
export function SourceAction({ choice }: { choice: Choice }) {
  const global = useText("global");
  const settings = useText("settings");
  const health = useText("health");
  const { source, state, active } = choice;
  if (state.kind === "waiting") return <Button onClick={choice.cancel}>{global.cancel}</Button>;
  const unchanged = source === active && state.kind !== "saving";
  return (
    <Button variant="leaf" loading={state.kind === "saving"} disabled={unchanged} onClick={choice.use}>
      {unchanged ? settings.sourceActive : health.use(settings.sources[source])}
    </Button>
  );
}
