import { href } from "../../paths.ts";
import { useMe } from "../../features/me/session.ts";
import { useOrganisations } from "../../features/organisations/use-organisations.ts";
import { useTeam } from "../../features/teams/use-teams.ts";
import { AdminsOnly } from "../../features/teams/admins-only.tsx";
import { useText } from "../../lib/text.tsx";
import { Page } from "../../ui/page/page.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { CardSkeleton, Repeat } from "../../ui/states/skeleton.tsx";
import { Blacklist } from "./blacklist.tsx";

/** One's own blacklist. */
export function BlacklistScreen() {
  const { payment_info } = useMe();
  return (
    <Blacklist
      back={href("settings")}
      setUp={href("stripe")}
      teamId={null}
      listed={payment_info?.blacklisted_organisations ?? null}
    />
  );
}

/** The blacklist of a team one administers. */
export function BlacklistTeamScreen({ params }: { params: { id: string } }) {
  const text = useText("organisations");
  const team = useTeam(params.id);
  useOrganisations("", null); // prefetch in parallel with the team
  const back = href("team", { id: params.id });
  if (team.data === undefined) {
    return (
      <Page title={text.blacklist} back={back}>
        <Loaded
          query={team}
          skeleton={
            <Repeat times={3}>
              <CardSkeleton />
            </Repeat>
          }
        >
          {() => null}
        </Loaded>
      </Page>
    );
  }
  if (team.data.pivot?.is_admin !== true) {
    return (
      <Page title={text.blacklist} back={back}>
        <AdminsOnly team={team.data} />
      </Page>
    );
  }
  return (
    <Blacklist
      back={back}
      setUp={href("stripeTeam", { id: params.id })}
      teamId={team.data.id}
      listed={team.data.payment_info?.blacklisted_organisations ?? null}
    />
  );
}
