import { CircleCheck } from "lucide-react";
import { type HealthBridge, healthBridge } from "../../lib/native/health-bridge.ts";
import { useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useMe } from "../me/session.ts";
import css from "./sync-widget.module.css";
import { useHealthSync } from "./use-health-sync.ts";

/** One slim line on Home; nothing while the workouts have another source (specification §4.11). */
export function SyncWidget() {
  const text = useText("home");
  const { active_source: source } = useMe();
  const bridge = healthBridge();
  if (source !== "health") return null;
  return bridge === null ? <Banner kind="error">{text.syncOnWeb}</Banner> : <Sync bridge={bridge} />;
}

function Sync({ bridge }: { bridge: HealthBridge }) {
  const global = useText("global");
  const home = useText("home");
  const { phase, retry } = useHealthSync(bridge);
  if (phase.kind === "failed") {
    return (
      <Banner
        kind="error"
        live
        action={
          <Button size="medium" onClick={retry}>
            {global.tryAgain}
          </Button>
        }
      >
        {global.errorDetail(phase.detail)}
      </Banner>
    );
  }
  // The region is rendered while empty, so that its later content is announced.
  return (
    <output className={css.region}>
      {phase.kind === "fetching" && <Step of={1} />}
      {phase.kind === "syncing" && <Step of={2} />}
      {phase.kind === "finished" && (
        <span className={css.line}>
          <CircleCheck className={css.done} size={20} aria-hidden />
          {home.syncDone}
        </span>
      )}
    </output>
  );
}

function Step({ of: step }: { of: 1 | 2 }) {
  const health = useText("health");
  const home = useText("home");
  return (
    <span className={css.line}>
      <Spinner />
      {health.sync}
      <span className={css.step}>{home.syncStep(step)}</span>
    </span>
  );
}
