import { useText } from "../../lib/text.tsx";
import { useState } from "react";
import type { Person, PledgePivot } from "@kalivo/contract/shapes/person.ts";
import type { PaymentInfo } from "@kalivo/contract/shapes/user.ts";
import type { TeamDetail } from "@kalivo/contract/shapes/team.ts";
import { useMe } from "../me/session.ts";
import { useTeam } from "../teams/use-teams.ts";

/** The payer, and its running pledge to the person. */
export type Giver = {
  teamId: number | null;
  running: PledgePivot | null;
  pays: boolean;
  /** No payment method yet: a new pledge counts from the first one (rule 20b). */
  waits: boolean;
  /** The team's pledges are loading. */
  loading: boolean;
};

const ME = "me";

/** "Give as": oneself, or a team one administers (design §5.4). A team's page fixes the team. */
export function useGiver(person: Person, fixedTeam: number | undefined) {
  const text = useText("teams");
  const me = useMe();
  const [chosen, setChosen] = useState(ME);
  const teams = fixedTeam === undefined ? me.teams.filter(({ pivot }) => pivot?.is_admin === true) : [];
  const teamId = fixedTeam ?? (chosen === ME ? null : Number(chosen));
  const team = useTeam(teamId);
  const mine = {
    teamId: null,
    running: person.pivot,
    ...payingBy(me.payment_info),
    loading: false,
  };
  return {
    giver: teamId === null ? mine : ofTeam(teamId, team.data, person.id),
    options: [
      { value: ME, label: text.giveAsMe },
      ...teams.map(({ id, name }) => ({ value: String(id), label: name })),
    ],
    chosen,
    choose: setChosen,
  };
}

const payingBy = (info: Pick<PaymentInfo, "is_active" | "method_state"> | undefined) => ({
  pays: info?.is_active === true,
  waits: info === undefined || info.method_state === "none",
});

function ofTeam(teamId: number, team: TeamDetail | undefined, burnerId: number): Giver {
  const info = team?.payment_info;
  return {
    teamId,
    running: info?.backings.find(({ to_user_id }) => to_user_id === burnerId) ?? null,
    ...payingBy(info),
    loading: team === undefined,
  };
}
