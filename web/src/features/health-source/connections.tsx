import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useText } from "../../lib/text.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { SourceConnection } from "@kalivo/contract/routes/own/integration/list-connections.ts";
import type { Provider } from "@kalivo/domain/health-source.ts";
import type { ScreenWords } from "@kalivo/words/screens.ts";
import { call } from "../../lib/call.ts";
import { showDate } from "../../lib/format.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, Section, Stack } from "../../ui/card.tsx";
import { Confirm } from "../../ui/layers/confirm.tsx";
import { SwitchRow } from "../../ui/switch-row.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { useRefreshWorkouts } from "../workouts/use-workouts.ts";

type ConnectionsProps = {
  connections: readonly SourceConnection[];
  onReconnect: (provider: Provider) => void;
};

/** Each connected provider: its state, who sees its totals, and how to disconnect. */
export function Connections({ connections, onReconnect }: ConnectionsProps) {
  const text = useText("sources").connection;
  const connected = connections.filter(({ status }) => status !== "none");
  if (connected.length === 0) return null;
  return (
    <Section title={text.title}>
      <Stack>
        {connected.map((connection) => (
          <ConnectionCard key={connection.provider} connection={connection} onReconnect={onReconnect} />
        ))}
      </Stack>
    </Section>
  );
}

type CardProps = { connection: SourceConnection } & Pick<ConnectionsProps, "onReconnect">;

function ConnectionCard({ connection, onReconnect }: CardProps) {
  const { provider, connected_at, last_event_at, before_account, attribution } = connection;
  const text = useText("sources").connection;
  const names = useText("settings").sources;
  const wanting = wantingOf(connection, text);
  return (
    <Card roomy>
      <Stack gap={16}>
        {wanting.map((sentence) => (
          <Banner
            key={sentence}
            kind="warning"
            action={
              <Button size="medium" onClick={() => onReconnect(provider)}>
                {text.reconnectAction}
              </Button>
            }
          >
            {sentence}
          </Banner>
        ))}
        <div>
          <h3>{names[provider]}</h3>
          {connected_at !== null && <p>{text.since(showDate(connected_at))}</p>}
          <p>{last_event_at === null ? text.nothingYet : text.lastNews(showDate(last_event_at))}</p>
          {before_account > 0 && <p>{text.beforeAccount(before_account)}</p>}
          <p>{attribution}</p>
        </div>
        <Sharing connection={connection} />
        <Disconnect provider={provider} />
      </Stack>
    </Card>
  );
}

/** Why no workouts arrive; a missing permission explains more than an expired sign-in, so it comes first. */
function wantingOf({ provider, status, missing }: SourceConnection, text: ConnectionWords): string[] {
  const unallowed = missing.map((what) => text.missing[what](provider));
  return status === "needs_reconnect" && !missing.includes("workouts")
    ? [text.reconnect(provider), ...unallowed]
    : unallowed;
}

type ConnectionWords = ScreenWords["sources"]["connection"];

function Sharing({ connection: { provider, shares } }: { connection: SourceConnection }) {
  const { connection: text, version } = useText("sources");
  const toast = useToast();
  const refresh = useRefreshConnections();
  const [saving, setSaving] = useState(false);
  const share = async (granted: boolean) => {
    setSaving(true);
    const data = { kind: `share_${provider}`, text_version: version, granted } as const;
    const answer = await call("POST", api.giveConsent, { data });
    if (answer.ok) await refresh();
    setSaving(false);
    if (answer.ok) toast(granted ? text.shared : text.notShared);
    else toast(text.failed(answer.status), "error");
  };
  return (
    <SwitchRow
      label={text.share}
      hint={text.shareHelp}
      checked={shares}
      disabled={saving}
      onChange={(event) => void share(event.target.checked)}
    />
  );
}

function Disconnect({ provider }: { provider: Provider }) {
  const text = useText("sources").connection;
  const toast = useToast();
  const refresh = useRefreshConnections();
  const [asking, setAsking] = useState(false);
  const [ending, setEnding] = useState(false);
  const end = async () => {
    setEnding(true);
    const answer = await call("POST", pathTo(api.disconnectProvider, { provider }));
    setEnding(false);
    setAsking(false);
    if (!answer.ok) return toast(text.failed(answer.status), "error");
    toast(text.disconnected(provider));
    return refresh();
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {text.disconnect(provider)}
      </Button>
      <Confirm
        open={asking}
        title={text.disconnectTitle(provider)}
        action={text.disconnect(provider)}
        cancel={text.keep}
        loading={ending}
        onCancel={() => setAsking(false)}
        onConfirm={() => void end()}
      >
        {text.disconnectHelp}
      </Confirm>
    </>
  );
}

function useRefreshConnections() {
  const client = useQueryClient();
  const refresh = useRefreshWorkouts();
  return async () => {
    await client.invalidateQueries({ queryKey: ["connections"] });
    await refresh();
  };
}
