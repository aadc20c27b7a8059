import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useText } from "../../lib/text.tsx";
import { useState } from "react";
import type { TeamDetail, TeamMember } from "@kalivo/contract/shapes/team.ts";
import { useTeamCall } from "../../features/teams/use-teams.ts";
import { Button } from "../../ui/button.tsx";
import { Confirm } from "../../ui/layers/confirm.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

type RemoveMemberProps = { team: TeamDetail; member: TeamMember; name: string };

export function RemoveMember({ team, member, name }: RemoveMemberProps) {
  const text = useText("teams");
  const global = useText("global");
  const toast = useToast();
  const remove = useTeamCall(pathTo(api.removeMember, { id: team.id }));
  const [asking, setAsking] = useState(false);
  const backed = team.payment_info?.backings.some((backing) => backing.to_user_id === member.id) === true;
  const confirmed = async () => {
    const answer = await remove.mutateAsync({ user_id: member.id });
    setAsking(false);
    if (answer.ok) toast(text.removed(name));
    else toast(answer.data.message ?? global.unexpectedError(answer.status), "error");
  };
  return (
    <>
      <Button size="medium" variant="ghost" about={name} onClick={() => setAsking(true)}>
        {text.remove}
      </Button>
      <Confirm
        open={asking}
        title={text.removeTitle(name)}
        action={text.remove}
        loading={remove.isPending}
        onConfirm={() => void confirmed()}
        onCancel={() => setAsking(false)}
      >
        {backed ? `${text.removeEndsSupport} ${text.removeHelp}` : text.removeHelp}
      </Confirm>
    </>
  );
}
