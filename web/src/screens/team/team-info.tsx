import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useText } from "../../lib/text.tsx";
import { useState } from "react";
import type { TeamDetail } from "@kalivo/contract/shapes/team.ts";
import { TeamForm } from "../../features/teams/team-form.tsx";
import { useTeamFields } from "../../features/teams/use-team-fields.ts";
import { useTeamCall } from "../../features/teams/use-teams.ts";
import { useLeaveGuard } from "../../lib/leave-guard.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, Section, Stack } from "../../ui/card.tsx";
import { DiscardQuestion } from "../../ui/layers/discard-question.tsx";

type Outcome = { kind: "saved" } | { kind: "failed"; said: string };

/** Name, description, pictures. Without changes nothing is sent (rule 25). */
export function TeamInfo({ team }: { team: TeamDetail }) {
  const text = useText("teams");
  const global = useText("global");
  const fields = useTeamFields(team);
  const saving = useTeamCall(pathTo(api.saveTeam, { id: team.id }));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const guard = useLeaveGuard(fields.changed);
  const save = async () => {
    if (!fields.complete()) return;
    setOutcome(null);
    const answer = await saving.mutateAsync(await fields.toSend());
    if (answer.ok) {
      fields.forgetFiles();
      setOutcome({ kind: "saved" });
    } else {
      fields.refuse(answer);
      setOutcome({ kind: "failed", said: answer.data.message ?? global.unexpectedError(answer.status) });
    }
  };
  return (
    <Section title={text.info}>
      <Card roomy>
        <Stack gap={20}>
          {outcome?.kind === "saved" && !fields.changed && (
            <Banner kind="success" live focus>
              {text.saved}
            </Banner>
          )}
          <TeamForm fields={fields} team={team} />
          {outcome?.kind === "failed" && (
            <Banner kind="error" live>
              {outcome.said}
            </Banner>
          )}
          <Button
            variant="leaf"
            loading={saving.isPending}
            disabled={!fields.changed}
            onClick={() => void save()}
          >
            {text.save}
          </Button>
        </Stack>
      </Card>
      <DiscardQuestion open={guard.asking} onKeep={guard.stay} onDiscard={guard.leave} />
    </Section>
  );
}
