import * as api from "@kalivo/contract/api-paths.ts";
import { useText } from "../../lib/text.tsx";
import { useState } from "react";
import { href } from "../../paths.ts";
import { TeamForm } from "../../features/teams/team-form.tsx";
import { useTeamFields } from "../../features/teams/use-team-fields.ts";
import { useTeamCall } from "../../features/teams/use-teams.ts";
import { go } from "../../lib/navigation.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

/** Creates a team; its creator becomes its admin and is sent to its page. */
export function CreateTeamSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText("teams");
  const codes = useText("codes");
  const global = useText("global");
  const toast = useToast();
  const fields = useTeamFields(null);
  const create = useTeamCall(api.createTeam);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    if (!fields.complete()) return;
    setProblem(null);
    const answer = await create.mutateAsync({ name: fields.values.name, ...(await fields.toSend()) });
    if (answer.ok) {
      toast(text.createdToast);
      onClose();
      go.to(href("team", { id: answer.data.id }));
      return;
    }
    fields.refuse(answer);
    // A 500 is a server error; otherwise the server's message is shown (specification §8.15).
    setProblem(
      answer.status === 500
        ? codes.entry.serverError
        : (answer.data.message ?? global.unexpectedError(answer.status)),
    );
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text.create}
      size="wide"
      dirty={fields.changed && create.data?.ok !== true}
      footer={
        <>
          {problem !== null && (
            <Banner kind="error" live>
              {problem}
            </Banner>
          )}
          <Button variant="leaf" loading={create.isPending} onClick={() => void save()}>
            {text.create}
          </Button>
        </>
      }
    >
      <TeamForm fields={fields} team={null} />
    </Sheet>
  );
}
