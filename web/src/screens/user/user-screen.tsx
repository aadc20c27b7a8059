import { useState } from "react";
import type { Profile } from "@kalivo/contract/shapes/person.ts";
import { href } from "../../app/paths.ts";
import { useMe } from "../../features/me/session.ts";
import { usualMonth } from "../../features/pledges/usual-month.ts";
import { SupportSheet } from "../../features/pledges/support-sheet.tsx";
import { useProfile, useStats } from "../../features/people/use-people.ts";
import { RefreshButton } from "../../features/pull-to-refresh/refresh-button.tsx";
import { go } from "../../lib/navigation.ts";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Page } from "../../ui/page/page.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { Block, ChartSkeleton } from "../../ui/states/skeleton.tsx";
import { useFailureToast } from "../../ui/toast/use-failure-toast.ts";
import { ProfileHead } from "./profile-head.tsx";
import { ProfileInsights } from "./profile-insights.tsx";

type UserScreenProps = { params: { id: string } };

/** A person's page; `/user/{id}/back` is the same page with the support dialog open. */
export const UserScreen = ({ params }: UserScreenProps) => <PersonPage id={params.id} supporting={false} />;
export const UserBackScreen = ({ params }: UserScreenProps) => <PersonPage id={params.id} supporting />;

function PersonPage({ id, supporting }: { id: string; supporting: boolean }) {
  const text = useText();
  const me = useMe();
  const profile = useProfile(id);
  // Asked for together with the profile, whose parts show them: one round, no waterfall.
  useStats("burner", id);
  useStats("donor", id);
  useFailureToast(profile.isError);
  const person = profile.data;
  const isMe = person?.id === me.id;
  return (
    <Page
      title={person === undefined ? text.community.title : `${person.first_name} ${person.last_name}`}
      back={href("communityTab", { tab: "burners" })}
      actions={<RefreshButton />}
      {...(person !== undefined &&
        !isMe && {
          footer: (
            <Button variant="leaf" onClick={() => go.to(href("userProfileBack", { id }))}>
              {person.pivot === null ? text.people.support(person.first_name) : text.people.editSupport}
            </Button>
          ),
        })}
    >
      <Loaded query={profile} skeleton={<ProfileSkeleton />}>
        {(found) => (
          <>
            <ProfileHead person={found} isMe={isMe} />
            <ProfileInsights person={found} />
            {!isMe && <Support person={found} open={supporting} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Support({ person, open }: { person: Profile; open: boolean }) {
  const stats = useStats("burner", person.id);
  // The sheet closes over 250 ms; the address follows it at once.
  const [closed, setClosed] = useState(false);
  const close = () => {
    setClosed(true);
    go.replace(href("userProfile", { id: person.id }));
  };
  return (
    <SupportSheet
      key={person.pivot?.rate_in_cents_per_kcal ?? "new"}
      open={open && !closed}
      person={person}
      monthlyKcal={usualMonth(stats.data)}
      onClose={close}
      onNeedsPayment={(team) => go.to(team === null ? href("stripe") : href("stripeTeam", { id: team }))}
    />
  );
}

function ProfileSkeleton() {
  return (
    <>
      <Block width={96} height={96} round />
      <Block width="60%" />
      <ChartSkeleton />
    </>
  );
}
