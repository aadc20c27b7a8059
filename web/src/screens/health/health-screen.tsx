import { useQueryClient } from "@tanstack/react-query";
import { href } from "../../app/paths.ts";
import { Connections, useConnections } from "../../features/health-source/connections.tsx";
import { SourceAction, SourceChoice } from "../../features/health-source/source-choice.tsx";
import { useSourceChoice } from "../../features/health-source/use-source-choice.ts";
import { goBack } from "../../lib/back.ts";
import { useText } from "../../lib/text.tsx";
import { Stack } from "../../ui/card.tsx";
import { Page } from "../../ui/page/page.tsx";

/** Where the workouts come from. */
export function HealthScreen() {
  const text = useText().health;
  const client = useQueryClient();
  const connections = useConnections();
  const choice = useSourceChoice({
    onConnected: () => {
      void client.invalidateQueries({ queryKey: ["connections"] });
      goBack(href("settings"));
    },
  });
  return (
    <Page title={text.title} back={href("settings")} width="form" footer={<SourceAction choice={choice} />}>
      <Stack gap={16}>
        <SourceChoice choice={choice} />
        <p>{text.help}</p>
        {connections.data !== undefined && (
          <Connections connections={connections.data} onReconnect={choice.reconnect} />
        )}
      </Stack>
    </Page>
  );
}
