import { Suspense, useState } from "react";
import type { Profile } from "@kalivo/contract/shapes/person.ts";
import type { ScreenWords } from "@kalivo/words/screens.ts";
import { lazyPart } from "../../boot/loading/lazy-part.tsx";
import { href, type PathName } from "../../paths.ts";
import { useAssociation } from "../../features/me/use-association.ts";
import { useMe } from "../../features/me/session.ts";
import { usualMonth } from "../../features/pledges/usual-month.ts";
import { SupportSheet } from "../../features/pledges/support-sheet.tsx";
import { useProfile, useStats } from "../../features/people/use-people.ts";
import { RefreshButton } from "../../features/pull-to-refresh/refresh-button.tsx";
import { ListBeside } from "../../features/finding/list-beside.tsx";
import { SharePage } from "../../features/people/share-page.tsx";
import { go } from "../../lib/navigation.ts";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Page } from "../../ui/page/page.tsx";
import { isNotThere, Loaded } from "../../ui/states/loaded.tsx";
import { Block, ChartSkeleton } from "../../ui/states/skeleton.tsx";
import { Waiting } from "../../ui/states/waiting.tsx";
import { useCheers } from "../../features/cheers/use-cheers.ts";
import { useOwnPosts } from "../../features/proofs/use-proofs.ts";
import { useFailureToast } from "../../ui/toast/use-failure-toast.ts";
import { ProfileHead } from "./profile-head.tsx";
import { ShareMe } from "./share-me.tsx";
import { ProfileInsights } from "./profile-insights.tsx";

const WeekOfBurner = lazyPart(
  async () => (await import("../../features/cheers/week-of-burner.tsx")).WeekOfBurner,
  "member",
);

type UserScreenProps = { name: PathName | null; params: { id: string }; query: URLSearchParams };

const OwnPosts = lazyPart(async () => (await import("../../features/proofs/own-posts.tsx")).OwnPosts);

/** A person's page; `/user/{id}/back` is the same page with the support dialog open. */
export const UserScreen = ({ name, params, query }: UserScreenProps) => (
  <ListBeside of={["burners", "donors"]} id={params.id}>
    <PersonPage id={params.id} inviteKey={query.get("key")} supporting={name === "userProfileBack"} />
  </ListBeside>
);

type PersonPageProps = { id: string; inviteKey: string | null; supporting: boolean };

function PersonPage({ id, inviteKey, supporting }: PersonPageProps) {
  const global = useText("global");
  const community = useText("community");
  const people = useText("people");
  const me = useMe();
  const profile = useProfile(id, inviteKey);
  // Prefetched in parallel with the profile, whose parts read them: no request waterfall.
  useStats("burner", id, inviteKey);
  useStats("donor", id, inviteKey);
  useCheers(me.burners_count > 0);
  useAssociation(supporting); // named in the terms of a support
  useOwnPosts(id === `${me.id}`);
  useFailureToast(profile.isError);
  const person = profile.data;
  const isMe = person?.id === me.id;
  const list = href("communityTab", { tab: "burners" });
  return (
    <Page
      title={titleOf({ global, community }, profile)}
      back={list}
      actions={
        <>
          <RefreshButton />
          {isMe && <ShareMe />}
          {/* A page opened by its secret link is not shared further. */}
          {person !== undefined && !isMe && inviteKey === null && (
            <SharePage kind="user" id={person.id} name={`${person.first_name} ${person.last_name}`} />
          )}
        </>
      }
      {...(person !== undefined &&
        !isMe && {
          action: (
            <Button
              variant="leaf"
              onClick={() => go.replace(href("userProfileBack", { id }, withKey(inviteKey)))}
            >
              {person.pivot === null ? people.support(person.first_name) : people.editSupport}
            </Button>
          ),
        })}
    >
      <Loaded
        query={profile}
        skeleton={<ProfileSkeleton />}
        elsewhere={{ href: list, label: community.all.burners }}
      >
        {(found) => <Shown person={found} {...{ isMe, inviteKey, supporting }} />}
      </Loaded>
    </Page>
  );
}

type ShownProps = Pick<PersonPageProps, "inviteKey" | "supporting"> & { person: Profile; isMe: boolean };

function Shown({ person, isMe, inviteKey, supporting }: ShownProps) {
  return (
    <>
      <ProfileHead person={person} isMe={isMe} />
      {person.pivot !== null && (
        <Suspense fallback={<Waiting />}>
          <WeekOfBurner id={person.id} firstName={person.first_name} />
        </Suspense>
      )}
      <ProfileInsights person={person} inviteKey={inviteKey} />
      {isMe && (
        <Suspense>
          <OwnPosts />
        </Suspense>
      )}
      {!isMe && <Support person={person} inviteKey={inviteKey} open={supporting} />}
    </>
  );
}

/** The name; for an unknown or hidden person that there is none. */
function titleOf(
  { global, community }: Pick<ScreenWords, "global" | "community">,
  { data, error }: ReturnType<typeof useProfile>,
): string {
  if (data !== undefined) return `${data.first_name} ${data.last_name}`;
  return isNotThere({ error }) ? global.nothingHere : community.title;
}

/** Keeps the key in the URL: a hidden profile needs it until there is a relation. */
const withKey = (key: string | null) => (key === null ? {} : { key });

type SupportProps = { person: Profile; inviteKey: string | null; open: boolean };

function Support({ person, inviteKey, open }: SupportProps) {
  const stats = useStats("burner", person.id, inviteKey);
  // The sheet closes over 250 ms while the URL changes at once. Each opening starts with fresh state.
  const [closed, setClosed] = useState(false);
  const [opened, setOpened] = useState({ open, times: 0 });
  if (opened.open !== open) {
    setOpened({ open, times: open ? opened.times + 1 : opened.times });
    setClosed(false);
  }
  const close = () => {
    setClosed(true);
    go.replace(href("userProfile", { id: person.id }, withKey(inviteKey)));
  };
  return (
    <SupportSheet
      key={opened.times}
      open={open && !closed}
      person={person}
      inviteKey={inviteKey}
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
