import { useQueryClient } from "@tanstack/react-query";
import { href } from "../../paths.ts";
import type { HealthSource } from "@kalivo/domain/health-source.ts";
import { Connections } from "../../features/health-source/connections.tsx";
import { SourceAction, SourceChoice } from "../../features/health-source/source-choice.tsx";
import { useConnections } from "../../features/health-source/use-connections.ts";
import { useSourceChoice } from "../../features/health-source/use-source-choice.ts";
import { Points } from "../../features/legal/documents.tsx";
import { go } from "../../lib/navigation.ts";
import { useMedia } from "../../lib/media.ts";
import { useText } from "../../lib/text.tsx";
import { Card, Section, Stack } from "../../ui/card.tsx";
import { Page } from "../../ui/page/page.tsx";
import css from "./health-screen.module.css";

/** The choice of the source of workouts. */
export function HealthScreen() {
  const text = useText("health");
  const client = useQueryClient();
  const connections = useConnections();
  const wide = useMedia("(min-width: 1200px)");
  const choice = useSourceChoice({
    onConnected: () => {
      void client.invalidateQueries({ queryKey: ["connections"] });
      go.back(href("settings"));
    },
  });
  return (
    <Page
      title={text.title}
      back={href("settings")}
      width={wide ? "page" : "form"}
      action={<SourceAction choice={choice} />}
    >
      <div className={css.beside}>
        <Stack gap={16}>
          <SourceChoice choice={choice} />
        </Stack>
        <Stack gap={16}>
          {wide ? <About source={choice.source} /> : <p>{text.help}</p>}
          {connections.data !== undefined && (
            <Connections connections={connections.data} onReconnect={choice.reconnect} />
          )}
        </Stack>
      </div>
    </Page>
  );
}

/** On wide screens: what is read from the chosen source; on all screens the consent sheet says so. */
function About({ source }: { source: HealthSource }) {
  const health = useText("health");
  const settings = useText("settings");
  const sources = useText("sources");
  return (
    <Card roomy>
      <Stack gap={16}>
        <p>{health.help}</p>
        {(source === "strava" || source === "garmin") && (
          <Section title={settings.sources[source]}>
            <Points points={sources.consent.points(source)} />
          </Section>
        )}
      </Stack>
    </Card>
  );
}
