import type { ReachedMoment } from "@kalivo/contract/routes/own/moments.ts";
import type { Moment } from "@kalivo/domain/people/moments.ts";
import { MILESTONE_KCAL, MILESTONE_RAISED_CENTS } from "@kalivo/domain/people/milestones.ts";
import { formatEuros } from "@kalivo/domain/money/display.ts";
import { listed } from "@kalivo/words/listed.ts";
import { href } from "../../paths.ts";
import { showMoney, showWhole } from "../../lib/format.ts";
import { useLanguage, useText } from "../../lib/text.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Heading } from "../../ui/heading.tsx";
import { GrowingMark } from "../celebration/growing-mark.tsx";
import { useMe } from "../me/session.ts";
import css from "./first-week.module.css";
import { useMoments } from "./use-moments.ts";

const LEADS_TO: Readonly<Record<Moment, string>> = {
  first_donor: "/?list=donors",
  kcal_10000: href("workouts"),
  raised_100: href("raised"),
  raised_arrived: href("raised"),
  given_arrived: href("statements"),
};

/** What somebody reached, on top of Home until they close it: nothing waits for it, and it comes once. */
export function MomentCard() {
  const text = useText("firstWeek").moments;
  const { moments, see } = useMoments();
  const [moment] = moments;
  const said = useSaid(moment);
  if (moment === undefined || said === null) return null;
  return (
    <Card tone="leaf" roomy>
      <div className={css.moment}>
        <div className={css.art}>
          <GrowingMark />
        </div>
        <div className={css.momentSaid}>
          <Heading className={css.title}>{said.title}</Heading>
          <p>{said.line}</p>
          <div className={css.ways}>
            <ButtonLink size="medium" href={LEADS_TO[moment.kind]} onClick={see}>
              {text[moment.kind].action}
            </ButtonLink>
            <Button variant="ghost" size="medium" about={said.title} onClick={see}>
              {text.close}
            </Button>
          </div>
        </div>
      </div>
    </Card>
  );
}

/** How many donors are named. */
const NAMED = 3;

function useSaid(moment: ReachedMoment | undefined): { title: string; line: string } | null {
  const text = useText("firstWeek").moments;
  const { language } = useLanguage();
  const { backers_with_pivot: backers } = useMe();
  if (moment === undefined) return null;
  const amount = showMoney(moment.amount_in_euros ?? 0);
  const where = listed(moment.organisations, language);
  const goal = formatEuros(BigInt(MILESTONE_RAISED_CENTS));
  const names = backers
    .filter(({ pivot }) => typeof pivot.counts_since === "string")
    .slice(0, NAMED)
    .map((backer) => (backer.owner_type === "user" ? backer.owner.first_name : backer.owner.name));
  const { first_donor: donor } = text;
  const said: Record<Moment, { title: string; line: string }> = {
    first_donor: {
      title: donor.title,
      line: names.length === 0 ? donor.nobody : donor.line(listed(names, language)),
    },
    kcal_10000: { title: text.kcal_10000.title(showWhole(MILESTONE_KCAL)), line: text.kcal_10000.line },
    raised_100: { title: text.raised_100.title(goal), line: text.raised_100.line(goal) },
    raised_arrived: { title: text.raised_arrived.title, line: text.raised_arrived.line(amount, where) },
    given_arrived: { title: text.given_arrived.title, line: text.given_arrived.line(amount, where) },
  };
  return said[moment.kind];
}
