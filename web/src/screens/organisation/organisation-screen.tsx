import type { OrganisationDetail } from "@kalivo/contract/shapes/organisation.ts";
import { href } from "../../paths.ts";
import { useMe } from "../../features/me/session.ts";
import { useChooseOrganisations, useOrganisation } from "../../features/organisations/use-organisations.ts";
import { raisedFor } from "../../features/organisations/raised-for.ts";
import { Themes } from "../../features/organisations/themes.tsx";
import { useRaised } from "../../features/organisations/use-raised.ts";
import { SharePage } from "../../features/people/share-page.tsx";
import { RefreshButton } from "../../features/pull-to-refresh/refresh-button.tsx";
import { showDate, showLongMonth, showMoney } from "../../lib/format.ts";
import { useMedia } from "../../lib/media.ts";
import { useLanguage, useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, Section } from "../../ui/card.tsx";
import { Page } from "../../ui/page/page.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { Block, Repeat } from "../../ui/states/skeleton.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import css from "./organisation-screen.module.css";

/** One organisation: its description, what it received, and the button to choose it. */
export function OrganisationScreen({ params }: { params: { id: string } }) {
  const global = useText("global");
  const navigation = useText("navigation");
  const community = useText("community");
  const organisation = useOrganisation(params.id);
  useRaised(); // prefetch in parallel with the organisation
  const wide = useMedia("(min-width: 1200px)");
  const button = organisation.data !== undefined && <SupportButton id={organisation.data.id} />;
  const list = href("communityTab", { tab: "organisations" });
  return (
    <Page
      title={
        organisation.data?.name ??
        (organisation.isError ? global.nothingHere : navigation.communityTabs.organisations)
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
      {...(button !== false && !wide && { footer: button })}
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
              <Facts organisation={found} />
              {wide && button}
            </div>
            <Story organisation={found} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

/** Adds or removes it by replacing the person's whole list (specification §4.7). */
function SupportButton({ id }: { id: number }) {
  const text = useText("organisations");
  const toast = useToast();
  const me = useMe();
  const choose = useChooseOrganisations();
  const chosen = me.organisations.map((organisation) => organisation.id);
  const supported = chosen.includes(id);
  const toggle = async () => {
    const answer = await choose.mutateAsync(
      supported ? chosen.filter((other) => other !== id) : [...chosen, id],
    );
    if (!answer.ok) toast(text.failed(answer.status), "error");
  };
  return (
    <Button
      variant={supported ? "secondary" : "leaf"}
      loading={choose.isPending}
      onClick={() => void toggle()}
    >
      {supported ? text.stop : text.start}
    </Button>
  );
}

type DetailProps = { organisation: OrganisationDetail };

const Banner = ({ organisation: { banner } }: DetailProps) => (
  <div className={css.banner}>
    {banner !== null && <img src={banner.url} alt="" width={1280} height={720} />}
  </div>
);

function Facts({ organisation }: DetailProps) {
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
  return (
    <Card tone="leaf" roomy>
      <p className={css.impact}>
        <span className={css.sum}>{showMoney(organisation.donations_sum_total_in_euros)}</span>{" "}
        {text.fromBurners(organisation.users_count)}
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
  const { long_description, donations } = organisation;
  const text = useText("choice");
  const { language } = useLanguage();
  return (
    <div className={css.text}>
      <Result organisation={organisation} />
      {long_description !== "" && (
        <Section title={text.about}>
          {long_description.split("\n\n").map((paragraph) => (
            <p key={paragraph} lang="">
              {paragraph}
            </p>
          ))}
        </Section>
      )}
      {donations.length > 0 && (
        <Section title={text.byMonth}>
          <Card>
            <ul className={css.months}>
              {donations.map(({ month, total_in_euros }) => (
                <li key={month} className={css.month}>
                  <span>{showLongMonth(month, language)}</span>
                  <span>{showMoney(total_in_euros)}</span>
                </li>
              ))}
            </ul>
          </Card>
        </Section>
      )}
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
