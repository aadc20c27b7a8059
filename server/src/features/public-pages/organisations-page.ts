import { publicAddress } from "@kalivo/domain/links/public-address.ts";
import { formatEuros } from "@kalivo/domain/money/display.ts";
import { previewWords } from "@kalivo/words/previews.ts";
import type pg from "pg";
import { html, type Html } from "../../documents/html.ts";
import { oneLine } from "../../documents/plain-text.ts";
import { selectOrganisations, type OrganisationRow } from "../organisations/organisations.queries.ts";
import { GENERAL_PICTURE } from "../previews/link-preview.ts";
import { causeCard, type PublicPage, type Writing } from "./public-page.ts";

const PER_PAGE = 60;

/** A page of all organisations, those first for which most was raised; null beyond the last. */
export async function organisationsPage(
  pool: pg.Pool,
  page: number,
  writing: Writing,
): Promise<PublicPage | null> {
  const { organisations, total } = await selectOrganisations(pool, {
    sort: "total_raised",
    language: writing.language,
    theme: undefined,
    limit: PER_PAGE,
    offset: (page - 1) * PER_PAGE,
  });
  if (organisations.length === 0 && page > 1) return null;
  const { organisations: say } = writing.words;
  const { page: titled, slogan } = previewWords(writing.language);
  const title = page === 1 ? say.title : `${say.title}, ${say.page(page)}`;
  return {
    path: addressOf(page),
    title,
    description: {
      title: titled(title),
      text: say.lead,
      card: { title, figure: null, slogan },
      findable: true,
    },
    picture: GENERAL_PICTURE,
    content: contentOf(organisations, { page, pages: Math.ceil(total / PER_PAGE) }, { ...writing, title }),
    data: {
      "@type": "ItemList",
      name: title,
      itemListElement: organisations.map(({ id, name }, index) => ({
        "@type": "ListItem",
        position: (page - 1) * PER_PAGE + index + 1,
        name: oneLine(name),
        url: writing.publicUrl + publicAddress("organisation", id, name),
      })),
    },
    personal: false,
  };
}

const addressOf = (page: number): string => (page === 1 ? "/o" : `/o?page=${page}`);

function contentOf(
  organisations: readonly OrganisationRow[],
  { page, pages }: { page: number; pages: number },
  { words, title, ...reader }: Writing & { title: string },
): Html {
  const { organisations: say, landing } = words;
  const { association } = previewWords(reader.language);
  const cards = organisations.map(
    ({ id, name, short_description, is_association: isUs, logo, raised_cents }) =>
      causeCard(reader, {
        id,
        name,
        href: publicAddress("organisation", id, name),
        logo: logo?.url ?? null,
        text: isUs ? association : short_description,
        amount: raised_cents > 0 ? `${formatEuros(BigInt(raised_cents))} ${say.raised}` : undefined,
      }),
  );
  const around = [
    ...(page > 1
      ? [html`<a class="button" href="${reader.at(addressOf(page - 1))}">${say.previous}</a>`]
      : []),
    ...(page < pages
      ? [html`<a class="button" href="${reader.at(addressOf(page + 1))}">${say.next}</a>`]
      : []),
  ];
  return html`<div class="stack">
    <section>
      <h1>${title}</h1>
      <p class="lead">${organisations.length === 0 ? say.none : say.lead}</p>
    </section>
    <section>
      <ul class="cards">
        ${cards}
      </ul>
      ${around.length === 0 ? null : html`<p class="pages">${around}</p>`}
    </section>
    <p class="actions"><a class="button go" href="/register">${landing.signUp}</a></p>
  </div>`;
}
