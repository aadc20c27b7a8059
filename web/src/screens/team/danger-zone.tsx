import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useText } from "../../lib/text.tsx";
import { useState } from "react";
import type { TeamDetail } from "@kalivo/contract/shapes/team.ts";
import { useTeamEnd } from "../../features/teams/use-teams.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, Section, Stack } from "../../ui/card.tsx";
import { Confirm } from "../../ui/layers/confirm.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

/** Deletes the team. */
export function DangerZone({ team }: { team: TeamDetail }) {
  const text = useText("teams");
  const global = useText("global");
  const toast = useToast();
  const remove = useTeamEnd(team.id);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const confirmed = async () => {
    const answer = await remove.mutateAsync(pathTo(api.deleteTeam, { id: team.id }));
    setAsking(false);
    if (!answer.ok) return setProblem(answer.data.message ?? global.unexpectedError(answer.status));
    return toast(text.deleted);
  };
  return (
    <Section title={text.danger}>
      <Card roomy tone="outline">
        <Stack gap={16}>
          <p>{text.dangerHelp}</p>
          {problem !== null && (
            <Banner kind="error" live>
              {problem}
            </Banner>
          )}
          <Button onClick={() => setAsking(true)}>{text.deleteButton}</Button>
        </Stack>
      </Card>
      <Confirm
        open={asking}
        title={text.deleteButton}
        action={text.deleteButton}
        loading={remove.isPending}
        onConfirm={() => void confirmed()}
        onCancel={() => setAsking(false)}
      >
        {text.delete}
      </Confirm>
    </Section>
  );
}
