import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useText } from "../../lib/text.tsx";
import { Suspense, useState } from "react";
import type { Stats } from "@kalivo/contract/shapes/stats.ts";
import type { TeamDetail } from "@kalivo/contract/shapes/team.ts";
import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import { lazyPart } from "../../boot/loading/lazy-part.tsx";
import { useMe } from "../../features/me/session.ts";
import { OrganisationLogos } from "../../features/organisations/organisation-logos.tsx";
import { useStats } from "../../features/people/use-people.ts";
import { InsightChart } from "../../features/impact/insight-chart.tsx";
import { useTeamEnd } from "../../features/teams/use-teams.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Card, Section, Stack } from "../../ui/card.tsx";
import { Confirm } from "../../ui/layers/confirm.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { Block, ChartSkeleton } from "../../ui/states/skeleton.tsx";
import { Waiting } from "../../ui/states/waiting.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { TeamCodes } from "./team-codes.tsx";
import css from "./team-screen.module.css";

const RelayCard = lazyPart(
  async () => (await import("../../features/teams/relay/relay-card.tsx")).RelayCard,
  "member",
);
/** Of the relay's card on a phone, in px. */
const RELAY_HEIGHT = 268;

/** Description, donations, the members' organisations; members can leave here. */
export function TeamOverview({ team }: { team: TeamDetail }) {
  const text = useText("teams");
  const stats = useStats("team", team.id);
  const me = useMe();
  const admin = team.pivot?.is_admin === true;
  const missing = admin ? text.noDescriptionYours : text.noDescription;
  const since = brusselsDay(new Date(team.created_at));
  return (
    <div className={classNames(css.pane, css.overview)}>
      <div className={css.about}>
        <p className={css.description} lang={team.description === "" ? undefined : ""}>
          {team.description === "" ? missing : team.description}
        </p>
        {team.organisations.length > 0 && (
          <Section title={text.organisations}>
            <OrganisationLogos organisations={team.organisations} named />
          </Section>
        )}
      </div>
      {admin && team.users_count === 1 && (
        <Card roomy>
          <Stack>
            <p>{text.onlyYouHelp}</p>
            <TeamCodes team={team} />
          </Stack>
        </Card>
      )}
      {team.pivot !== null && (
        <Suspense
          fallback={
            <Waiting>
              <Block height={RELAY_HEIGHT} />
            </Waiting>
          }
        >
          <RelayCard teamId={team.id} me={me.id} since={since} />
        </Suspense>
      )}
      <Loaded query={stats} skeleton={<ChartSkeleton />}>
        {(found) => (
          <Card roomy>
            <InsightChart
              title={text.gave}
              stats={{ ...found, bars: barsSince(found, since) }}
              of="euros"
              whose={team.pivot === null ? "others" : "my-team"}
            />
          </Card>
        )}
      </Loaded>
      {team.pivot === null ? <p>{text.howToJoin}</p> : <Leave team={team} />}
    </div>
  );
}

/** The months the team was there in. */
const barsSince = ({ bars }: Stats, day: string) =>
  bars.filter(({ date }) => date.slice(0, 7) >= day.slice(0, 7));

function Leave({ team }: { team: TeamDetail }) {
  const text = useText("teams");
  const global = useText("global");
  const toast = useToast();
  const leave = useTeamEnd(team.id);
  const [asking, setAsking] = useState(false);
  const alone = team.users_count === 1; // the team ends with its last member (rule 25)
  const confirmed = async () => {
    const answer = await leave.mutateAsync(pathTo(api.leaveTeam, { id: team.id }));
    setAsking(false);
    if (!answer.ok) return toast(answer.data.message ?? global.unexpectedError(answer.status), "error");
    return toast(alone ? text.deleted : text.left);
  };
  return (
    <>
      <div className={css.leave}>
        <Button variant="ghost" size="medium" onClick={() => setAsking(true)}>
          {text.leaveButton}
        </Button>
      </div>
      <Confirm
        open={asking}
        title={text.leaveButton}
        action={alone ? text.deleteButton : text.leaveAction}
        loading={leave.isPending}
        onConfirm={() => void confirmed()}
        onCancel={() => setAsking(false)}
      >
        {alone ? text.leaveAlone : text.leave}
      </Confirm>
    </>
  );
}
