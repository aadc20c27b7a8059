import { downloadTransparencyMonth } from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { OpenMonth } from "@kalivo/contract/shapes/open-books.ts";
import { formatEurosAmount } from "@kalivo/domain/money/display.ts";
import { previewWords } from "@kalivo/words/previews.ts";
import { html, type Html } from "../../documents/html.ts";
import { GENERAL_PICTURE } from "../previews/link-preview.ts";
import { amountRow, BOOKS_IN_APP, isAdded, monthsNamed } from "./months-page.ts";
import { figuresOf, type PublicPage, type Writing } from "./public-page.ts";

/** A closed month: what was given, what the payment provider kept of it, and to whom it went, as in the open books. */
export function monthPage(month: OpenMonth, writing: Writing, association: string): PublicPage {
  const { words, language, publicUrl } = writing;
  const name = monthsNamed(month, language);
  const title = words.months.title(name);
  const text = words.months.inShort(
    name,
    formatEurosAmount(month.given_in_euros),
    formatEurosAmount(month.net_in_euros),
  );
  const { page: titled, slogan } = previewWords(language);
  const path = `/m/${month.month}`;
  return {
    path,
    title,
    description: { title: titled(title), text, card: { title, figure: null, slogan }, findable: true },
    picture: GENERAL_PICTURE,
    content: contentOf(month, { ...writing, title }),
    data: {
      "@type": "Dataset",
      name: title,
      description: text,
      url: publicUrl + path,
      temporalCoverage: month.month,
      isAccessibleForFree: true,
      creator: { "@type": "NGO", name: association },
      distribution: {
        "@type": "DataDownload",
        encodingFormat: "text/csv",
        contentUrl: publicUrl + tableOf(month),
      },
    },
    personal: false,
  };
}

const tableOf = ({ month }: OpenMonth): string => pathTo(downloadTransparencyMonth, { month });

function contentOf(month: OpenMonth, { words, at, title }: Writing & { title: string }): Html {
  const { books: say, months: own } = words;
  return html`<a class="crumb" href="${at("/m")}">← ${own.all}</a>
    <div class="stack">
      <section>
        <h1>${title}</h1>
        ${figuresOf([
          { value: formatEurosAmount(month.gross_in_euros), label: say.sums.gross },
          { value: formatEurosAmount(month.net_in_euros), label: say.sums.net },
        ])}
        <p class="quiet">${say.collected}</p>
      </section>
      <div class="layout months">
        ${sumsOf(month, words)}
        <section class="card">
          <h2>${say.monthOrganisations}</h2>
          <table class="amounts">
            <tbody>
              ${month.organisations.map(({ organisation, given_in_euros }) =>
                amountRow(organisation, given_in_euros, { others: say.others, at }),
              )}
            </tbody>
          </table>
        </section>
      </div>
      ${isAdded(month) || month.organisations.some(({ organisation }) => organisation === null) ? html`<p class="quiet">${say.fewDonors}</p>` : null}
      <p class="actions pages">
        <a class="button" href="${tableOf(month)}">${say.download}</a>
        <a class="button" href="${BOOKS_IN_APP}">${own.whole}</a>
      </p>
    </div>`;
}

const row = (name: string, euros: number, kind = "") =>
  html`<tr class="${kind}">
    <th scope="row">${name}</th>
    <td>${formatEurosAmount(euros)}</td>
  </tr>`;

/** From what donors paid to what is for the organisations; what was nothing is left out. */
function sumsOf(month: OpenMonth, { books: say, months: own }: Writing["words"]): Html {
  const taken = [
    { euros: -month.fees_in_euros, name: say.sums.fees },
    { euros: -month.returned_in_euros, name: say.sums.returned },
    { euros: month.losses_in_euros, name: say.sums.losses },
  ].filter(({ euros }) => euros !== 0);
  return html`<section class="card">
    <h2>${own.way}</h2>
    <table class="amounts">
      <tbody>
        ${row(say.sums.gross, month.gross_in_euros)} ${taken.map(({ name, euros }) => row(name, euros))}
        ${row(say.sums.net, month.net_in_euros, "total")}
      </tbody>
    </table>
    ${month.returned_twice_in_euros > 0 ? html`<p class="quiet">${say.returnedTwice(formatEurosAmount(month.returned_twice_in_euros))}</p>` : null}
  </section>`;
}
