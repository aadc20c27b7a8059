import { ScanLine, Settings, Shield } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { href } from "../../paths.ts";
import { BellLink } from "../../features/bell/bell-link.tsx";
import { useMe } from "../../features/me/session.ts";
import { RefreshButton } from "../../features/pull-to-refresh/refresh-button.tsx";
import { useArrivingWorkouts } from "../../features/workouts/use-arriving-workouts.ts";
import { useAsLeft } from "../../lib/as-left.ts";
import { go } from "../../lib/navigation.ts";
import { useText } from "../../lib/text.tsx";
import { useMedia } from "../../lib/media.ts";
import { Chip } from "../../ui/badge.tsx";
import { IconLink } from "../../ui/icon-button.tsx";
import { UnderTitle } from "../../ui/heading.tsx";
import { usePageTitle } from "../../ui/page/use-page-title.ts";
import { SwipeTabs } from "../../ui/tabs/swipe-tabs.tsx";
import { BurnPane } from "./burn-pane.tsx";
import { DonatePane } from "./donate-pane.tsx";
import css from "./home-screen.module.css";
import { OverviewPane } from "./overview-pane.tsx";

export { loadOverview } from "./overview-pane.tsx";

type Pane = "burn" | "overview" | "donate";

const isPane = (id: string): id is Pane => id === "burn" || id === "overview" || id === "donate";

/** Burn, Overview (initial) and Donate: swiped on a phone, side by side on a wide screen. */
export function HomeScreen({ query }: { query: URLSearchParams }) {
  const text = useText("navigation").home;
  const [pane, setPane] = useAsLeft<Pane>("home", "overview", isPane);
  const seek = useSeek(setPane, query.get("list"));
  const wide = useMedia("(min-width: 1200px)");
  useArrivingWorkouts();
  return (
    <div className={css.home} data-wide={wide || undefined}>
      <Header onSeek={seek} />
      {wide ? (
        <div className={css.columns}>
          <Column title={text.burn}>
            <BurnPane beside />
          </Column>
          <Column title={text.overview}>
            <OverviewPane beside />
          </Column>
          <Column title={text.donate}>
            <DonatePane beside />
          </Column>
        </div>
      ) : (
        <Panes pane={pane} onPane={setPane} />
      )}
    </div>
  );
}

type List = "donors" | "burners";

/** Shows the list behind a count (on a phone by changing the pane) and focuses its title. */
function useSeek(onPane: (pane: Pane) => void, asked: string | null) {
  const [sought, setSought] = useState<{ list: List } | null>(null);
  const seek = (list: List) => {
    onPane(list === "donors" ? "burn" : "donate");
    setSought({ list });
  };
  // A list linked from another page is sought once: going back finds Home as it was left.
  useEffect(() => {
    if (asked !== null) go.replace(href("home"));
  }, [asked]);
  const [done, setDone] = useState(false);
  if (!done) {
    setDone(true);
    if (asked === "donors" || asked === "burners") seek(asked);
  }
  useEffect(() => {
    if (sought === null) return;
    const title = document.querySelector<HTMLElement>(`#${sought.list}`);
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: "start" });
  }, [sought]);
  return seek;
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.column} aria-labelledby={id}>
      <h2 id={id} className={css.columnTitle}>
        {title}
      </h2>
      <UnderTitle>{children}</UnderTitle>
    </section>
  );
}

type PaneProps = { onPane: (pane: Pane) => void };

/** Greeting, the two counts (which jump to their lists), scan, settings and the admin link. */
function Header({ onSeek }: { onSeek: (list: List) => void }) {
  const navigation = useText("navigation");
  const home = useText("home");
  const stats = useText("stats");
  const me = useMe();
  const heading = usePageTitle(navigation.you);
  return (
    <header className={css.header}>
      <h1 ref={heading} tabIndex={-1} className={css.hello}>
        <span className={css.greeting}>{home.hello}</span> {me.first_name}
      </h1>
      {me.admin && <IconLink href={href("admin")} label={navigation.admin} icon={<Shield aria-hidden />} />}
      <BellLink />
      <RefreshButton />
      <IconLink href={href("scan")} label={navigation.scan} icon={<ScanLine aria-hidden />} />
      <IconLink href={href("settings")} label={navigation.settings} icon={<Settings aria-hidden />} />
      <div className={css.chips}>
        <button type="button" className={css.chip} onClick={() => onSeek("donors")}>
          <Chip>{stats.donors(me.backers_count)}</Chip>
        </button>
        <button type="button" className={css.chip} onClick={() => onSeek("burners")}>
          <Chip>{stats.donating(me.burners_count)}</Chip>
        </button>
      </div>
    </header>
  );
}

function Panes({ pane, onPane }: PaneProps & { pane: Pane }) {
  const home = useText("home");
  const navigation = useText("navigation");
  return (
    <SwipeTabs
      label={home.panes}
      look="segmented"
      active={pane}
      onChange={onPane}
      tabs={[
        { id: "burn", label: navigation.home.burn, tone: "ember", panel: <BurnPane /> },
        { id: "overview", label: navigation.home.overview, panel: <OverviewPane /> },
        { id: "donate", label: navigation.home.donate, tone: "leaf", panel: <DonatePane /> },
      ]}
    />
  );
}
