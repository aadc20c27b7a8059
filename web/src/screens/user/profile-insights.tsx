import { type ReactNode, useId, useState } from "react";
import type { Profile } from "@kalivo/contract/shapes/person.ts";
import { PEOPLE_BEFORE_SHOW_ALL } from "@kalivo/domain/limits.ts";
import { ImpactLine } from "../../features/impact/impact-line.tsx";
import { useMe } from "../../features/me/session.ts";
import { OrganisationLogos } from "../../features/organisations/organisation-logos.tsx";
import { RefuseDonor } from "../../features/pledges/refuse-donor.tsx";
import { BackerRow, backerKey, RelationRow } from "../../features/people/relation-row.tsx";
import { useStats } from "../../features/people/use-people.ts";
import { InsightChart } from "../../features/impact/insight-chart.tsx";
import { useAsLeft } from "../../lib/as-left.ts";
import { useMedia } from "../../lib/media.ts";
import { useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Card, Section } from "../../ui/card.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { ChartSkeleton } from "../../ui/states/skeleton.tsx";
import { SwipeTabs } from "../../ui/tabs/swipe-tabs.tsx";
import css from "./user-screen.module.css";

type TabId = "burner" | "donor";

const isTab = (id: string): id is TabId => id === "burner" || id === "donor";

type Shown = { person: Profile; inviteKey: string | null };

/** Burning insight and Donor insight: tabs, or side by side on a wide screen. Hidden data is left out. */
export function ProfileInsights({ person, inviteKey }: Shown) {
  const navigation = useText("navigation");
  const profile = useText("profile");
  const [tab, setTab] = useAsLeft<TabId>(
    "profile",
    person.is_burner || !person.is_donor ? "burner" : "donor",
    isTab,
  );
  const wide = useMedia("(min-width: 1200px)");
  const { burner, donor } = navigation.profileTabs;
  if (wide) {
    const sides = [
      <Side key="burner" title={burner}>
        <Burner person={person} inviteKey={inviteKey} />
      </Side>,
      <Side key="donor" title={donor}>
        <Donor person={person} inviteKey={inviteKey} />
      </Side>,
    ];
    // Empty parts come last, below those of full width.
    return (
      <div className={classNames(css.sides, person.is_burner !== person.is_donor && css.one)}>
        {person.is_burner ? sides : sides.toReversed()}
      </div>
    );
  }
  return (
    <SwipeTabs
      label={profile.tabs}
      active={tab}
      onChange={setTab}
      tabs={[
        { id: "burner", label: burner, panel: <Burner person={person} inviteKey={inviteKey} /> },
        { id: "donor", label: donor, panel: <Donor person={person} inviteKey={inviteKey} /> },
      ]}
    />
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.side} aria-labelledby={id}>
      <h2 id={id} className={css.sideTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Burner({ person, inviteKey }: Shown) {
  const text = useText("profile");
  const me = useMe();
  const stats = useStats("burner", person.id, inviteKey);
  if (!person.is_burner) return <Banner kind="info">{text.noBurner(person.first_name)}</Banner>;
  return (
    <div className={css.insight}>
      {person.organisations !== undefined && (
        <div className={css.causes}>
          <Section title={text.organisations}>
            <OrganisationLogos organisations={person.organisations} named />
          </Section>
        </div>
      )}
      {/* Hidden figures answer 404: no chart, and no error. */}
      {!stats.isError && (
        <div className={css.chart}>
          <Loaded query={stats} skeleton={<ChartSkeleton />}>
            {(found) => (
              <Card roomy>
                <InsightChart
                  title={text.burning}
                  stats={found}
                  of="calories"
                  whose={person.id === me.id ? "own" : "others"}
                />
                {person.id === me.id && <ImpactLine euros={me.stats.raised_this_period_estimate} />}
              </Card>
            )}
          </Loaded>
        </div>
      )}
      <div className={css.rest}>
        {person.backers_with_pivot !== undefined && (
          <People
            title={text.donors}
            rows={person.backers_with_pivot.map((backer) => (
              <BackerRow
                key={backerKey(backer)}
                backer={backer}
                action={person.id === me.id && <RefuseDonor backer={backer} />}
              />
            ))}
          />
        )}
      </div>
    </div>
  );
}

function Donor({ person, inviteKey }: Shown) {
  const text = useText("profile");
  const stats = useStats("donor", person.id, inviteKey);
  const isMe = useMe().id === person.id;
  if (!person.is_donor) return <Banner kind="info">{text.noDonor(person.first_name)}</Banner>;
  return (
    <div className={css.insight}>
      {!stats.isError && (
        <div className={css.chart}>
          <Loaded query={stats} skeleton={<ChartSkeleton />}>
            {(found) => (
              <Card roomy>
                <InsightChart title={text.donations} stats={found} of="euros" whose="others" />
              </Card>
            )}
          </Loaded>
        </div>
      )}
      <div className={css.rest}>
        {person.payment_info !== undefined && (
          <People
            title={text.burners}
            rows={person.payment_info.burners_with_pivot.map((burner) => (
              <RelationRow key={burner.id} person={burner} given={burner.relation} mine={isMe} />
            ))}
          />
        )}
      </div>
    </div>
  );
}

/** The first 20, then "Show all". */
function People({ title, rows }: { title: string; rows: readonly ReactNode[] }) {
  const profile = useText("profile");
  const home = useText("home");
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, PEOPLE_BEFORE_SHOW_ALL);
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <p>{profile.nobodyYet}</p>
      ) : (
        <Card>
          <ul className={css.rows}>{shown}</ul>
        </Card>
      )}
      {shown.length < rows.length && <Button onClick={() => setAll(true)}>{home.showAll}</Button>}
    </Section>
  );
}
