import { Share2 } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import type { Stats } from "@kalivo/contract/shapes/stats.ts";
import { href } from "../../paths.ts";
import { lazyPart } from "../../boot/loading/lazy-part.tsx";
import { onlyGives } from "../../features/me/next-step.ts";
import { useMe } from "../../features/me/session.ts";
import { ImpactLine } from "../../features/impact/impact-line.tsx";
import { InsightChart } from "../../features/impact/insight-chart.tsx";
import { useStats } from "../../features/people/use-people.ts";
import { ShareCard } from "../../features/share-card/share-card.tsx";
import { useText } from "../../lib/text.tsx";
import { Chip } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { ActionRow, LinkRow, RowGroup } from "../../ui/link-row.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { Block, ChartSkeleton } from "../../ui/states/skeleton.tsx";
import { Waiting } from "../../ui/states/waiting.tsx";
import css from "./home-screen.module.css";

const ExampleOfAMonth = lazyPart(
  async () => (await import("../../features/first-week/example-of-a-month.tsx")).ExampleOfAMonth,
);
const OtherRole = lazyPart(async () => (await import("../../features/first-week/other-role.tsx")).OtherRole);

const isEmpty = ({ allTime, bars }: Stats) => allTime === 0 && bars.every(({ value }) => value === 0);

/** A card whose content comes with its words. */
const Later = ({ children }: { children: ReactNode }) => (
  <Card roomy>
    <Suspense fallback={<ChartSkeleton />}>{children}</Suspense>
  </Card>
);

/** The heights of the parts below a chart, in px, reserved while it loads. */
const IMPACT_HEIGHT = 32;
const LINK_HEIGHT = 68;
const ROW_HEIGHT = 56;
/** Of a card of one link, within its padding, in px. */
const LINK_ROW_HEIGHT = 40;

const rowsBelow = (links: boolean, shares: boolean) => {
  if (!links && !shares) return 0;
  return links && shares ? LINK_HEIGHT + ROW_HEIGHT : LINK_HEIGHT;
};

/** The running month as an image to share. */
function ShareMonth() {
  const text = useText("delight").share;
  const { stats } = useMe();
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionRow label={text.month} value={<Share2 size={20} aria-hidden />} onClick={() => setOpen(true)} />
      <ShareCard
        moment={{
          kind: "month",
          month: stats.period,
          kcal: stats.kcal_this_period,
          euros: stats.raised_this_period_estimate,
          over: false,
        }}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

function NoEffortYet() {
  const { burningInsight } = useText("home");
  if (onlyGives(useMe())) return <OtherRoleCard offers="burn" />;
  return (
    <Later>
      <ExampleOfAMonth title={burningInsight} of="calories" />
    </Later>
  );
}

function NothingGivenYet() {
  const { donationInsight } = useText("home");
  const me = useMe();
  if (me.burners_count === 0 && !onlyGives(me)) return <OtherRoleCard offers="give" />;
  return (
    <Later>
      <ExampleOfAMonth title={donationInsight} of="euros" />
    </Later>
  );
}

const OtherRoleSkeleton = () => (
  <Waiting>
    <Block height={LINK_ROW_HEIGHT} />
  </Waiting>
);

const OtherRoleCard = ({ offers }: { offers: "burn" | "give" }) => (
  <Card>
    <Suspense fallback={<OtherRoleSkeleton />}>
      <OtherRole offers={offers} />
    </Suspense>
  </Card>
);

/** Before the first workout an example of a month stands in its place; for a person who only gives, an invitation to move. */
export function BurningInsight() {
  const home = useText("home");
  const statsText = useText("stats");
  const me = useMe();
  const stats = useStats("burner", me.id);
  const impact = me.stats.raised_this_period_estimate > 0;
  const links = me.organisations.length > 0;
  const shares = me.stats.kcal_this_period > 0;
  return (
    <Loaded
      query={stats}
      skeleton={<ChartSkeleton below={(impact ? IMPACT_HEIGHT : 0) + rowsBelow(links, shares)} />}
    >
      {(found) =>
        isEmpty(found) ? (
          <NoEffortYet />
        ) : (
          <Card roomy>
            <InsightChart
              title={home.burningInsight}
              stats={found}
              of="calories"
              chip={me.backers_count > 0 && <Chip>{statsText.donors(me.backers_count)}</Chip>}
            />
            {impact && (
              <p className={css.impact}>
                <ImpactLine
                  euros={me.stats.raised_this_period_estimate}
                  causes={me.organisations.map(({ name }) => name)}
                />
              </p>
            )}
            {(links || shares) && (
              <div className={css.months}>
                <RowGroup>
                  {links && <LinkRow href={href("raised")} label={home.raised} />}
                  {shares && <ShareMonth />}
                </RowGroup>
              </div>
            )}
          </Card>
        )
      }
    </Loaded>
  );
}

/** The same for what one gives. */
export function DonationInsight() {
  const home = useText("home");
  const statsText = useText("stats");
  const statements = useText("statements");
  const me = useMe();
  const stats = useStats("donor", me.id);
  const pays = me.payment_info !== undefined;
  return (
    <Loaded query={stats} skeleton={<ChartSkeleton below={pays ? LINK_HEIGHT : 0} />}>
      {(found) =>
        isEmpty(found) ? (
          <NothingGivenYet />
        ) : (
          <Card roomy>
            <InsightChart
              title={home.donationInsight}
              stats={found}
              of="euros"
              chip={me.burners_count > 0 && <Chip>{statsText.donating(me.burners_count)}</Chip>}
            />
            {(pays || found.allTime > 0) && (
              <div className={css.months}>
                <RowGroup>
                  <LinkRow href={href("statements")} label={statements.title} />
                </RowGroup>
              </div>
            )}
          </Card>
        )
      }
    </Loaded>
  );
}
