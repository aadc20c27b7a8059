import type { OrganisationDetail } from "@kalivo/contract/shapes/organisation.ts";
import { Suspense } from "react";
import { lazyPart } from "../../boot/loading/lazy-part.tsx";
import { href } from "../../paths.ts";
import { useOrganisation } from "../../features/organisations/use-organisations.ts";
import { raisedFor } from "../../features/organisations/raised-for.ts";
import { Themes } from "../../features/organisations/themes.tsx";
import { useRaised } from "../../features/organisations/use-raised.ts";
import { ListBeside } from "../../features/finding/list-beside.tsx";
import { SharePage } from "../../features/people/share-page.tsx";
import { RefreshButton } from "../../features/pull-to-refresh/refresh-button.tsx";
import { showDate, showMoney, showMonths } from "../../lib/format.ts";
import { useLanguage, useText } from "../../lib/text.tsx";
import { Card, Section } from "../../ui/card.tsx";
import { Page } from "../../ui/page/page.tsx";
import { isNotThere, Loaded } from "../../ui/states/loaded.tsx";
import { Block, CardSkeleton, Repeat } from "../../ui/states/skeleton.tsx";
import { useOrganisationPosts, useOwnPosts } from "../../features/proofs/use-proofs.ts";
import css from "./organisation-screen.module.css";
import { Chosen, StartButton, StopAtFoot, type Support, useSupport } from "./support.tsx";

const OrganisationPosts = lazyPart(
  async () => (await import("../../features/proofs/organisation-posts.tsx")).OrganisationPosts,
);

const Costs = lazyPart(async () => (await import("../../features/costs/costs.tsx")).Costs);

/** One organisation: its description, what it received, and the button to choose it. */
export const OrganisationScreen = ({ params }: { params: { id: string } }) => (
  <ListBeside of={["organisations"]} id={params.id}>
    <OrganisationPage id={params.id} />
  </ListBeside>
);

function OrganisationPage({ id }: { id: string }) {
  const global = useText("global");
  const navigation = useText("navigation");
  const community = useText("community");
  const organisation = useOrganisation(id);
  // Prefetched in parallel with the organisation.
  useRaised();
  useOrganisationPosts(Number(id));
  useOwnPosts();
  const support = useSupport(Number(id));
  const list = href("communityTab", { tab: "organisations" });
  return (
    <Page
      title={
        organisation.data?.name ??
        (isNotThere(organisation) ? global.nothingHere : navigation.communityTabs.organisations)
      }
      back={list}
      actions={
        <>
          <RefreshButton />
          {organisation.data !== undefined && (
            <SharePage kind="organisation" id={organisation.data.id} name={organisation.data.name} />
          )}
        </>
      }
      {...(organisation.data !== undefined && !support.supported && { action: <StartButton of={support} /> })}
    >
      <Loaded
        query={organisation}
        skeleton={<OrganisationSkeleton />}
        elsewhere={{ href: list, label: community.all.organisations }}
      >
        {(found) => (
          <div className={css.layout}>
            <Banner organisation={found} />
            <div className={css.facts}>
              <Facts organisation={found} support={support} />
            </div>
            <Story organisation={found} />
            <ByMonth organisation={found} />
            <StopAtFoot of={support} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

type DetailProps = { organisation: OrganisationDetail };

const Banner = ({ organisation: { banner } }: DetailProps) => (
  <div className={css.banner}>
    {banner !== null && <img src={banner.url} alt="" width={1280} height={720} />}
  </div>
);

function Facts({ organisation, support }: DetailProps & { support: Support }) {
  const text = useText("choice");
  const { logo, short_description } = organisation;
  return (
    <>
      <div className={css.logoRow}>
        {logo !== null && <img className={css.logo} src={logo.url} alt="" width={72} height={72} />}
        <p className={css.short} lang="">
          {short_description}
        </p>
      </div>
      {organisation.is_association && <p className={css.association}>{text.association}</p>}
      <Chosen of={support} />
      {organisation.themes.length > 0 && <Themes themes={organisation.themes} />}
      <Impact organisation={organisation} />
      <p className={css.listed}>{text.listed(showDate(organisation.created_at))}</p>
    </>
  );
}

/** What everybody raised for it, and the reader's own part in words. */
function Impact({ organisation }: DetailProps) {
  const text = useText("choice");
  const months = useRaised().data ?? [];
  const mine = raisedFor(months, organisation.id);
  if (organisation.donations_sum_total_in_euros === 0) return null;
  return (
    <Card tone="leaf" roomy>
      <p className={css.impact}>
        <span className={css.sum}>{showMoney(organisation.donations_sum_total_in_euros)}</span> {text.raised}{" "}
        <span className={css.chosenBy}>{text.chosenBy(organisation.users_count)}</span>
      </p>
      {mine > 0 && <p className={css.mine}>{text.yours(showMoney(mine))}</p>}
    </Card>
  );
}

/** What came of the money, with its picture if there is one. */
function Result({ organisation: { result, result_picture } }: DetailProps) {
  const text = useText("choice");
  if (result === null) return null;
  return (
    <Section title={text.result}>
      <figure className={css.result}>
        {result_picture !== null && <img src={result_picture.url} alt="" width={1280} height={720} />}
        <figcaption lang="">{result}</figcaption>
      </figure>
    </Section>
  );
}

function Story({ organisation }: DetailProps) {
  const { id, long_description, is_association: isAssociation } = organisation;
  const text = useText("choice");
  return (
    <div className={css.text}>
      <div className={css.told}>
        <Result organisation={organisation} />
        {long_description !== "" && (
          <Section title={text.about}>
            {long_description.split("\n\n").map((paragraph) => (
              <p key={paragraph} className={css.paragraph} lang="">
                {paragraph}
              </p>
            ))}
          </Section>
        )}
      </div>
      {isAssociation && (
        <Suspense fallback={<CardSkeleton />}>
          <Costs />
        </Suspense>
      )}
      <Suspense>
        <OrganisationPosts id={id} />
      </Suspense>
    </div>
  );
}

function ByMonth({ organisation: { donations } }: DetailProps) {
  const text = useText("choice");
  const { language } = useLanguage();
  if (donations.length === 0) return null;
  return (
    <div className={css.byMonth}>
      <Section title={text.byMonth}>
        <Card>
          <ul className={css.months}>
            {donations.map((month) => (
              <li key={month.month} className={css.month}>
                <span>{showMonths(month, language)}</span>
                <span>{showMoney(month.total_in_euros)}</span>
              </li>
            ))}
          </ul>
        </Card>
      </Section>
    </div>
  );
}

function OrganisationSkeleton() {
  return (
    <>
      <Block height={200} />
      <Repeat times={4}>
        <Block />
      </Repeat>
    </>
  );
}
