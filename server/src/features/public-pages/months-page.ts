import { monthInWords } from "@kalivo/words/month-in-words.ts";
import type { OpenBooks } from "@kalivo/contract/shapes/open-books.ts";
import type { Language } from "@kalivo/domain/language.ts";
import { publicAddress } from "@kalivo/domain/links/public-address.ts";
import { formatDay, formatEurosAmount } from "@kalivo/domain/money/display.ts";
import { previewWords } from "@kalivo/words/previews.ts";
import { html, type Html } from "../../documents/html.ts";
import { oneLine } from "../../documents/plain-text.ts";
import { GENERAL_PICTURE } from "../previews/link-preview.ts";
import { figuresOf, type PublicPage, type Writing } from "./public-page.ts";

export const BOOKS_IN_APP = "/transparency";

/** The closed months of the open books, and where all the money is. */
export function monthsPage(books: OpenBooks, writing: Writing): PublicPage {
  const { words, language, publicUrl } = writing;
  const { title } = words.books;
  const { page: titled, slogan } = previewWords(language);
  return {
    path: "/m",
    title,
    description: {
      title: titled(title),
      text: words.months.lead,
      card: { title, figure: null, slogan },
      findable: true,
    },
    picture: GENERAL_PICTURE,
    content: contentOf(books, writing),
    data: {
      "@type": "CollectionPage",
      name: title,
      url: `${publicUrl}/m`,
      hasPart: books.months.map((month) => ({
        "@type": "WebPage",
        name: monthsNamed(month, language),
        url: `${publicUrl}/m/${month.month}`,
      })),
    },
    personal: false,
  };
}

/** Whether other months were added to it. */
export const isAdded = ({ from, until }: { from: string; until: string }): boolean => from !== until;

/** "October 2026" of `2026-10`; of several that were added up the first and the last. */
export function monthsNamed({ from, until }: { from: string; until: string }, language: Language): string {
  const [first, last] = [monthInWords(from, language), monthInWords(until, language)];
  return first === last ? first : `${first} – ${last}`;
}

function contentOf(books: OpenBooks, { words, language, at }: Writing): Html {
  const { books: say, months: own } = words;
  const empty = books.months.length === 0;
  return html`<div class="stack">
    <section>
      <h1>${say.title}</h1>
      <p class="lead">${empty ? `${say.none} ${say.noneHelp}` : own.lead}</p>
    </section>
    ${
      empty
        ? null
        : html`<section>${totalsOf(books, own)} ${clearingOf(books, say)}</section>
            <div class="layout months">
              <div class="stack">
                ${monthsOf(books, { words, language, at })}
                <p class="quiet">${say.fewDonors}</p>
              </div>
              ${organisationsOf(books, { words, at })}
            </div>`
    }
    <p class="actions"><a class="button" href="${BOOKS_IN_APP}">${own.whole}</a></p>
  </div>`;
}

const monthsOf = (
  { months }: OpenBooks,
  { words, language, at }: Pick<Writing, "words" | "language" | "at">,
): Html =>
  html`<section class="card">
    <h2>${words.books.byMonth}</h2>
    <p class="quiet">${words.books.collected}</p>
    <table class="amounts">
      <tbody>
        ${months.map(
          (month) =>
            html`<tr>
              <th scope="row"><a href="${at(`/m/${month.month}`)}">${monthsNamed(month, language)}</a></th>
              <td>${formatEurosAmount(month.given_in_euros)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;

/** How much of what moved was found on the bank's statement in time. */
function clearingOf({ clearing }: OpenBooks, { clearing: say }: Writing["words"]["books"]): Html | null {
  if (clearing === null) return null;
  const { share, euros, traced_in_euros: traced, since } = clearing;
  return html`<p>${say.found(Math.round(share * 100))}</p>
    <p class="quiet">
      ${say.sums(formatEurosAmount(traced), formatEurosAmount(euros), formatDay(since))} ${say.help}
    </p>`;
}

/** Of all organisations together; a place without money is left out. */
function totalsOf({ total, organisations }: OpenBooks, say: Writing["words"]["months"]): Html | null {
  const sum = (of: "held_in_euros" | "payable_in_euros" | "paid_in_euros" | "kept_in_euros") =>
    organisations.reduce((cents, row) => cents + Math.round(row[of] * 100), 0) / 100;
  const figures = [
    { euros: total.given_in_euros, label: say.given },
    { euros: sum("held_in_euros"), label: say.held },
    { euros: sum("payable_in_euros"), label: say.payable },
    { euros: sum("paid_in_euros"), label: say.paid },
    { euros: sum("kept_in_euros"), label: say.kept },
  ];
  return figuresOf(
    figures.flatMap(({ euros, label }) => (euros > 0 ? [{ value: formatEurosAmount(euros), label }] : [])),
  );
}

function organisationsOf({ organisations }: OpenBooks, { words, at }: Pick<Writing, "words" | "at">): Html {
  const { books: say } = words;
  return html`<section class="card">
    <h2>${say.monthOrganisations}</h2>
    <table class="amounts">
      <tbody>
        ${organisations.map(({ organisation, given_in_euros }) =>
          amountRow(organisation, given_in_euros, { others: say.others, at }),
        )}
      </tbody>
    </table>
  </section>`;
}

/** An organisation and what it was given; null: those with few donors together. */
export function amountRow(
  organisation: { id: number; name: string } | null,
  euros: number,
  { others, at }: { others: string; at: Writing["at"] },
): Html {
  const name =
    organisation === null
      ? others
      : html`<a dir="auto" href="${at(publicAddress("organisation", organisation.id, organisation.name))}"
          >${oneLine(organisation.name)}</a
        >`;
  return html`<tr>
    <th scope="row">${name}</th>
    <td>${formatEurosAmount(euros)}</td>
  </tr>`;
}
