import type { Found as FoundThings } from "@kalivo/contract/routes/own/search-everything.ts";
import type { ReactNode } from "react";
import { type COMMUNITY_TABS, href } from "../../paths.ts";
import { useText } from "../../lib/text.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { Card, Section } from "../../ui/card.tsx";
import { LinkRow, RowGroup } from "../../ui/link-row.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { EmptyState } from "../../ui/states/message-state.tsx";
import { Repeat, RowSkeleton } from "../../ui/states/skeleton.tsx";
import css from "./found.module.css";
import { useFound } from "./use-found.ts";

/** What a search over everything finds: people, teams and organisations, each with the way to all of them. */
export function Found({ search }: { search: string }) {
  const global = useText("global");
  const found = useFound(search);
  return (
    <Loaded
      query={found}
      skeleton={
        <Repeat times={5}>
          <RowSkeleton />
        </Repeat>
      }
      empty={{ when: (things) => countOf(things) === 0, show: <Nothing /> }}
    >
      {(things) => (
        <>
          <output className="visually-hidden">{global.results(countOf(things))}</output>
          <div className={css.kinds}>
            <People people={things.people} search={search} />
            <Teams teams={things.teams} search={search} />
            <Organisations organisations={things.organisations} search={search} />
          </div>
        </>
      )}
    </Loaded>
  );
}

const countOf = ({ people, teams, organisations }: FoundThings) =>
  people.first.length + teams.first.length + organisations.first.length;

function Nothing() {
  const text = useText("finding");
  return (
    <>
      <output className="visually-hidden">{text.nothing}</output>
      <EmptyState title={text.nothing} help={text.nothingHelp} />
    </>
  );
}

type Of<Kind extends keyof FoundThings> = Record<Kind, FoundThings[Kind]> & { search: string };

function People({ people: { first, burners, donors }, search }: Of<"people">) {
  const text = useText("finding");
  return (
    <Kind
      title={text.people}
      rows={first.map(({ id, first_name, last_name, picture }) => ({
        to: href("userProfile", { id }),
        name: `${first_name} ${last_name}`.trim(),
        picture: <Avatar {...{ id, first_name, last_name, picture }} size={40} />,
      }))}
    >
      <AllOf tab="burners" total={burners} search={search} />
      <AllOf tab="donors" total={donors} search={search} />
    </Kind>
  );
}

function Teams({ teams: { first, total }, search }: Of<"teams">) {
  const navigation = useText("navigation");
  return (
    <Kind
      title={navigation.communityTabs.teams}
      rows={first.map(({ id, name, picture }) => ({
        to: href("team", { id }),
        name,
        picture: <Avatar id={id} first_name={name} last_name="" picture={picture} size={40} square />,
      }))}
    >
      <AllOf tab="teams" total={total} search={search} />
    </Kind>
  );
}

function Organisations({ organisations: { first, total }, search }: Of<"organisations">) {
  const navigation = useText("navigation");
  return (
    <Kind
      title={navigation.communityTabs.organisations}
      rows={first.map(({ id, name, logo }) => ({
        to: href("organisation", { id }),
        name,
        picture: <Avatar id={id} first_name={name} last_name="" picture={logo} size={40} square />,
      }))}
    >
      <AllOf tab="organisations" total={total} search={search} />
    </Kind>
  );
}

type Row = { to: string; name: string; picture: ReactNode };

function Kind({ title, rows, children }: { title: string; rows: readonly Row[]; children: ReactNode }) {
  if (rows.length === 0) return null;
  return (
    <Section title={title}>
      <Card>
        <RowGroup>
          {rows.map(({ to, name, picture }) => (
            <LinkRow key={to} href={to} label={name} icon={picture} />
          ))}
          {children}
        </RowGroup>
      </Card>
    </Section>
  );
}

type AllOfProps = { tab: (typeof COMMUNITY_TABS)[number]; total: number; search: string };

/** The way to the list, which then is searched by the same words. */
function AllOf({ tab, total, search }: AllOfProps) {
  const text = useText("finding");
  if (total === 0) return null;
  return <LinkRow href={href("communityTab", { tab }, { search })} label={text.allOf[tab](total)} />;
}
