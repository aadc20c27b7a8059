import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useText } from "../../lib/text.tsx";
import { useState } from "react";
import type { TeamDetail, TeamMember } from "@kalivo/contract/shapes/team.ts";
import { href } from "../../paths.ts";
import { useMe } from "../../features/me/session.ts";
import { SupportSheet } from "../../features/pledges/support-sheet.tsx";
import { useTeamCall } from "../../features/teams/use-teams.ts";
import { showRate } from "../../lib/format.ts";
import { go } from "../../lib/navigation.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, Section } from "../../ui/card.tsx";
import { Confirm } from "../../ui/layers/confirm.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { RemoveMember } from "./remove-member.tsx";
import css from "./team-screen.module.css";

/** Each member: the team's pledge to them, their admin role, and removal. */
export function EditMembers({ team }: { team: TeamDetail }) {
  const text = useText("teams");
  const [backed, setBacked] = useState<{ member: TeamMember; open: boolean } | null>(null);
  return (
    <Section title={text.editMembers}>
      <Card roomy>
        <ul className={css.rows}>
          {team.users.map((member) => (
            <Member
              key={member.id}
              team={team}
              member={member}
              onBack={() => setBacked({ member, open: true })}
            />
          ))}
        </ul>
      </Card>
      {backed !== null && (
        <SupportSheet
          key={backed.member.id}
          open={backed.open}
          person={{ ...backed.member, pivot: backed.member.pledge }}
          teamId={team.id}
          onClose={() => setBacked({ ...backed, open: false })}
          onNeedsPayment={() => go.to(href("stripeTeam", { id: team.id }))}
        />
      )}
    </Section>
  );
}

type MemberProps = { team: TeamDetail; member: TeamMember; onBack: () => void };

function Member({ team, member, onBack }: MemberProps) {
  const teams = useText("teams");
  const people = useText("people");
  const pledge = useText("pledges");
  const me = useMe();
  const name = `${member.first_name} ${member.last_name}`.trim();
  const backing = team.payment_info?.backings.find(({ to_user_id }) => to_user_id === member.id);
  const alone = team.users_count === 1; // no pledge to oneself (rule 20)
  return (
    <li className={css.member}>
      <span className={css.person}>
        <Avatar {...member} size={40} />
        <span className={css.name}>{name}</span>
        {member.pivot.is_admin && <Badge tone="leaf">{teams.badges.admin}</Badge>}
      </span>
      <span className={css.rate}>
        {backing === undefined
          ? teams.notBacked
          : teams.editBacking(showRate(backing.rate_in_cents_per_kcal))}
        {backing?.synced_only === true && ` · ${pledge.syncedShort}`}
      </span>
      <span className={css.actions}>
        {!alone && (
          <Button size="medium" about={backing === undefined ? undefined : name} onClick={onBack}>
            {backing === undefined ? teams.backMember(member.first_name) : people.editSupport}
          </Button>
        )}
        {member.id !== me.id && (
          <>
            <Promote team={team} member={member} name={name} />
            <RemoveMember team={team} member={member} name={name} />
          </>
        )}
      </span>
    </li>
  );
}

/** A team may have several admins; the last one must promote another before leaving (rule 25). */
function Promote({ team, member, name }: Omit<MemberProps, "onBack"> & { name: string }) {
  const text = useText("teams");
  const global = useText("global");
  const toast = useToast();
  const setAdmin = useTeamCall(pathTo(api.setTeamAdmin, { id: team.id }));
  const [asking, setAsking] = useState(false);
  const is_admin = !member.pivot.is_admin;
  const change = async () => {
    const answer = await setAdmin.mutateAsync({ user_id: member.id, is_admin });
    setAsking(false);
    if (answer.ok) toast(is_admin ? text.promoted(name) : text.demoted(name));
    else toast(answer.data.message ?? global.unexpectedError(answer.status), "error");
  };
  return (
    <>
      <Button
        size="medium"
        about={name}
        loading={setAdmin.isPending}
        onClick={() => (is_admin ? setAsking(true) : void change())}
      >
        {is_admin ? text.promote : text.demote}
      </Button>
      <Confirm
        open={asking}
        title={text.promoteTitle(name)}
        action={text.promote}
        tone="leaf"
        loading={setAdmin.isPending}
        onConfirm={() => void change()}
        onCancel={() => setAsking(false)}
      >
        {text.promoteHelp}
      </Confirm>
    </>
  );
}
