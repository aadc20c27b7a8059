import { Suspense } from "react";
import { href } from "../../paths.ts";
import { lazyPart } from "../../boot/loading/lazy-part.tsx";
import { useMe } from "../../features/me/session.ts";
import { RelationRow } from "../../features/people/relation-row.tsx";
import { useText } from "../../lib/text.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Card, Section } from "../../ui/card.tsx";
import { Numbered } from "../../ui/numbered.tsx";
import { DonationInsight } from "./insights.tsx";
import { ShowAllList } from "./show-all-list.tsx";
import { MyCodes } from "./my-codes.tsx";
import { MyTeams } from "./my-teams.tsx";
import css from "./home-screen.module.css";

const WeekInRow = lazyPart(
  async () => (await import("../../features/cheers/week-of-burner.tsx")).WeekInRow,
  "member",
);

/**
 * The supported burners, or how giving works without a payment method. `beside`: in a wide window, without what the panes
 * beside it show (teams and last week), and with the figures that stand in the overview on a phone.
 */
export function DonatePane({ beside = false }: { beside?: boolean }) {
  const text = useText("home");
  const { payment_info } = useMe();
  const burners = payment_info?.burners_with_pivot ?? [];
  return (
    <div className={css.pane}>
      {payment_info?.is_active !== true && <HowDonating />}
      <MyCodes />
      {!beside && <MyTeams />}
      <Section id="burners" title={text.burners}>
        <ShowAllList
          none={text.noBurners}
          rows={burners.map((burner) => (
            <RelationRow
              key={burner.id}
              person={burner}
              given={burner.pivot}
              mine
              action={
                !beside && (
                  <Suspense fallback={null}>
                    <WeekInRow id={burner.id} firstName={burner.first_name} />
                  </Suspense>
                )
              }
            />
          ))}
        />
        <ButtonLink variant="leaf" href={href("communityTab", { tab: "burners" })}>
          {text.findBurners}
        </ButtonLink>
      </Section>
      {beside && <DonationInsight />}
    </div>
  );
}

function HowDonating() {
  const text = useText("home");
  return (
    <Section title={text.howMicroDonatingWorks}>
      <Card roomy>
        <div className={css.how}>
          <Numbered steps={text.donatingSteps} />
          <p className={css.example}>{text.donatingExample}</p>
          <p className={css.example}>{text.runnerExample}</p>
          <ButtonLink href={href("stripe")}>{text.setUpPayment}</ButtonLink>
        </div>
      </Card>
    </Section>
  );
}
