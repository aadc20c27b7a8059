import { publicAddress } from "@kalivo/domain/links/public-address.ts";
import { formatDate, formatEurosAmount } from "@kalivo/domain/money/display.ts";
import type { OrganisationDetail } from "@kalivo/contract/shapes/organisation.ts";
import { previewWords } from "@kalivo/words/previews.ts";
import type { OrganisationProof } from "@kalivo/contract/routes/own/proof-posts.ts";
import { HTML_LANG } from "@kalivo/domain/language.ts";
import type { Services } from "../../services.ts";
import type { AssociationCosts } from "@kalivo/contract/routes/own/costs.ts";
import { readCosts } from "../costs/read-costs.ts";
import { costsOf } from "./costs-of.ts";
import { isAdded, monthsNamed } from "./months-page.ts";
import { html, type Html } from "../../documents/html.ts";
import { oneLine, paragraphsOf } from "../../documents/plain-text.ts";
import { detailOnWire } from "../organisations/organisation-on-wire.ts";
import { selectOrganisation } from "../organisations/organisations.queries.ts";
import { organisationDescription } from "../previews/describe-subject.ts";
import type { PublicBooks } from "../transparency/open-books.ts";
import { organisationProof } from "../proofs/shown/organisation-proof.ts";
import { pictureOf } from "../previews/link-preview.ts";
import {
  actionsOf,
  figuresOf,
  howItWorks,
  inApp,
  plateOf,
  signUpFor,
  type PublicPage,
  type Writing,
} from "./public-page.ts";

/** An organisation's page; null when it is hidden, or not there. */
export async function organisationPage(
  { pool, db, clock, books }: Pick<Services, "pool" | "db" | "clock"> & { books: PublicBooks },
  id: number,
  writing: Writing,
): Promise<PublicPage | null> {
  const [row] = await selectOrganisation(pool, [writing.language, id]);
  if (row === undefined || row.hidden) return null;
  const proof = await organisationProof(db, id);
  const costs = row.organisation.is_association ? await readCosts(db, clock.now()) : null;
  const { name, short_description, is_association, raised_cents } = row.organisation;
  const previews = previewWords(writing.language);
  const description = organisationDescription(previews, {
    name,
    short_description,
    is_association,
    raised_cents: BigInt(raised_cents),
  });
  const path = publicAddress("organisation", id, name);
  const organisation = detailOnWire(row, await books.ofOrganisation(id, clock.now()));
  return {
    path,
    title: oneLine(name),
    description,
    picture: pictureOf({ kind: "organisation", id }, description.card),
    content: contentOf(organisation, { proof, costs }, writing),
    data: {
      "@type": "NGO",
      name: oneLine(name),
      description: oneLine(short_description),
      logo: organisation.logo === null ? undefined : writing.publicUrl + organisation.logo.url,
      mainEntityOfPage: writing.publicUrl + path,
    },
    personal: false,
  };
}

type More = { proof: OrganisationProof; costs: AssociationCosts | null };

function contentOf(organisation: OrganisationDetail, { proof, costs }: More, writing: Writing): Html {
  const { words, at, language } = writing;
  const { id, name, short_description, long_description, logo, banner } = organisation;
  const { organisations: say } = words;
  const { association } = previewWords(language);
  const about = paragraphsOf(long_description);
  return html`<a class="crumb" href="${at("/o")}">← ${say.all}</a>
    <article class="layout with-aside">
      <div class="first">
        ${banner === null ? null : html`<p class="hero"><img src="${banner.url}" alt="" width="1280" height="560" /></p>`}
        <div class="who">
          ${plateOf({ id, name, url: logo?.url ?? null, size: "logo" })}
          <div>
            <h1 dir="auto">${oneLine(name)}</h1>
            <p class="lead" lang="" dir="auto">${oneLine(short_description)}</p>
            ${costs === null ? null : html`<p>${association}</p>`}
          </div>
        </div>
      </div>
      <aside class="card aside">
        ${raisedFor(organisation, writing)}
        ${actionsOf(
          { href: signUpFor(inApp("organisation", id)), label: say.moveFor(oneLine(name)) },
          { href: inApp("organisation", id), label: words.openInApp },
        )}
        ${howItWorks(words, costs === null ? {} : { arrives: association })}
      </aside>
      <div class="rest">
        ${resultOf(organisation, writing)} ${costsOf(costs, writing)} ${postsOf(proof, writing)}
        ${
          about.length === 0
            ? null
            : html`<section>
                <h2>${say.about}</h2>
                ${about.map((text) => html`<p class="text" lang="" dir="auto">${text}</p>`)}
              </section>`
        }
        ${monthsOf(organisation, writing)}
      </div>
    </article>`;
}

function raisedFor(
  { donations_sum_total_in_euros: raised, users_count: people }: OrganisationDetail,
  { words: { organisations: say } }: Writing,
): Html {
  const chosen = people === 0 ? null : html`<p class="quiet">${say.chosenBy(people)}</p>`;
  const figure = raised > 0 ? [{ value: formatEurosAmount(raised), label: say.raised }] : [];
  return html`${figuresOf(figure)}${chosen}`;
}

/** What came of the money, in the organisation's own words. */
function resultOf(
  { result, result_picture: picture }: OrganisationDetail,
  { words: { organisations: say } }: Writing,
): Html | null {
  if (result === null) return null;
  return html`<section>
    <h2>${say.result}</h2>
    ${picture === null ? null : html`<p class="hero"><img src="${picture.url}" alt="" width="1280" height="560" /></p>`}
    <p class="text" lang="" dir="auto">${oneLine(result)}</p>
  </section>`;
}

/** What it showed of its payouts, and since when it takes part. */
function postsOf(
  { confirmed_at: confirmed, posts }: OrganisationProof,
  { words: { organisations: say } }: Writing,
): Html | null {
  if (posts.length === 0 && confirmed === null) return null;
  const shown = posts.map(
    ({
      picture,
      picture_text: pictureText,
      language,
      text,
      payout,
      came_back_on: back,
      paid_again_on: again,
    }) =>
      html`${picture === null ? null : html`<p class="hero"><img src="${picture.url}" alt="${pictureText ?? ""}" width="1280" height="560" loading="lazy" /></p>`}
        <p class="text" lang="${HTML_LANG[language]}" dir="auto">${oneLine(text)}</p>
        ${payout === null ? null : html`<p class="quiet">${say.ofPayout(formatEurosAmount(payout.amount_in_euros), dayOf(payout.paid_on))}</p>`}
        ${back === null ? null : html`<p class="quiet">${again === null ? say.cameBack(dayOf(back)) : say.paidAgain(dayOf(back), dayOf(again))}</p>`}`,
  );
  return html`<section>
    ${posts.length === 0 ? null : html`<h2>${say.posts}</h2>`}${shown}
    ${confirmed === null ? null : html`<p class="quiet">${say.confirmed(formatDate(new Date(confirmed)))}</p>`}
  </section>`;
}

const dayOf = (day: string) => formatDate(new Date(`${day}T12:00:00Z`));

/** Newest first, as the books show them. */
function monthsOf({ donations }: OrganisationDetail, { words, language }: Writing): Html | null {
  if (donations.length === 0) return null;
  const rows = donations.map(
    (month) =>
      html`<tr>
        <th scope="row">${monthsNamed(month, language)}</th>
        <td>${formatEurosAmount(month.total_in_euros)}</td>
      </tr>`,
  );
  return html`<div class="stack">
    <section class="card">
      <h2>${words.books.byMonth}</h2>
      <table class="amounts">
        <tbody>
          ${rows}
        </tbody>
      </table>
    </section>
    ${donations.some(isAdded) ? html`<p class="quiet">${words.books.fewDonors}</p>` : null}
  </div>`;
}
