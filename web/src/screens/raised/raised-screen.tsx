import { Suspense } from "react";
import { useLanguage, useText } from "../../lib/text.tsx";
import type { RaisedMonth } from "@kalivo/contract/routes/own/read-raised.ts";
import { lazyPart, loadTop } from "../../boot/loading/lazy-part.tsx";
import { href } from "../../paths.ts";
import { useAnswer } from "../../features/cheers/use-answer.ts";
import { useOwnPosts } from "../../features/proofs/use-proofs.ts";
import { byOrganisation } from "../../features/organisations/by-organisation.ts";
import { OrganisationRing } from "../../features/organisations/organisation-ring.tsx";
import { useRaised } from "../../features/organisations/use-raised.ts";
import { RefreshButton } from "../../features/pull-to-refresh/refresh-button.tsx";
import { showDate, showLongMonth, showMoney } from "../../lib/format.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Card, Grid, Stack } from "../../ui/card.tsx";
import { LinkRow, RowGroup } from "../../ui/link-row.tsx";
import { Page } from "../../ui/page/page.tsx";
import { EmptyState } from "../../ui/states/message-state.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { FigureSkeleton, Repeat, RowSkeleton } from "../../ui/states/skeleton.tsx";
import { Waiting } from "../../ui/states/waiting.tsx";
import { chartWords, cheerWords, proofsWords } from "../../lib/words.ts";
import type { ScreenWords } from "@kalivo/words/screens.ts";
import css from "./raised-screen.module.css";

const AnswerCard = lazyPart(
  async () => (await import("../../features/cheers/answer-card.tsx")).AnswerCard,
  "member",
);
const OwnPosts = lazyPart(async () => (await import("../../features/proofs/own-posts.tsx")).OwnPosts);

export const loadRaised = () => loadTop([AnswerCard, OwnPosts], [cheerWords, proofsWords, chartWords]);

/** What a burner raised by month, and where that money is. */
export function RaisedScreen() {
  const { raised: text, proof } = useText("books");
  const home = useText("home");
  const months = useRaised();
  // Prefetched in parallel with the months.
  const answer = useAnswer().data;
  useOwnPosts();
  return (
    <Page title={text.title} back={href("home")} actions={<RefreshButton />}>
      <Loaded
        query={months}
        skeleton={
          <Repeat times={3}>
            <RowSkeleton />
          </Repeat>
        }
        empty={{
          when: (found) => found.length === 0,
          show: (
            <EmptyState
              title={text.none}
              help={text.noneHelp}
              action={
                <ButtonLink size="medium" href={href("act")}>
                  {home.share}
                </ButtonLink>
              }
            />
          ),
        }}
      >
        {(found) => (
          <Stack>
            <Suspense fallback={<Waiting>{answer?.month != null && <AnswerSkeleton />}</Waiting>}>
              <AnswerCard always />
            </Suspense>
            <Grid>
              {found.map((month) => (
                <li key={month.month}>
                  <Month month={month} />
                </li>
              ))}
            </Grid>
            <p className={css.quiet}>{text.whereNext}</p>
            <Suspense>
              <OwnPosts raised />
            </Suspense>
            <Card>
              <RowGroup>
                <LinkRow href={href("transparency")} label={proof.toBooks} />
              </RowGroup>
            </Card>
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

/** The height in px of a card that asks for an answer. */
const ANSWER_HEIGHT = 150;

const AnswerSkeleton = () => (
  <Card roomy>
    <FigureSkeleton height={ANSWER_HEIGHT} />
  </Card>
);

type Where = ScreenWords["books"]["raised"];

function Month({ month }: { month: RaisedMonth }) {
  const text = useText("books").raised;
  const { language } = useLanguage();
  const rest = [
    { label: text.onItsWay, euros: month.on_its_way_in_euros },
    { label: text.waiting, euros: month.waiting_in_euros },
    { label: text.notFunded, euros: month.not_funded_in_euros },
  ].filter(({ euros }) => euros > 0);
  return (
    <Card roomy>
      <div className={css.head}>
        <h2 className={css.title}>{showLongMonth(month.month, language)}</h2>
        <span className={css.figure}>{showMoney(month.raised_in_euros)}</span>
      </div>
      {month.raised_in_euros > 0 && <Raised month={month} />}
      {rest.length > 0 && (
        <dl className={css.sums}>
          {rest.map(({ label, euros }) => (
            <div key={label} className={css.sum}>
              <dt className={css.quiet}>{label}</dt>
              <dd>{showMoney(euros)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

/** Where the money of a month is. */
function whereIs(text: Where, { held_in_euros: held, paid_on: paid }: RaisedMonth): string {
  if (held > 0) return text.held(showMoney(held));
  return paid === null ? text.released : text.paid(showDate(paid));
}

function Raised({ month }: { month: RaisedMonth }) {
  const text = useText("books").raised;
  return (
    <>
      <h3 className={css.goesTo}>{text.goesTo}</h3>
      <OrganisationRing of="ofMonth" parts={byOrganisation(month.organisations)} />
      <p className={css.quiet}>{whereIs(text, month)}</p>
    </>
  );
}
