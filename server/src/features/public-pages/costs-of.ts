import type { AssociationCosts } from "@kalivo/contract/routes/own/costs.ts";
import { formatEurosAmount } from "@kalivo/domain/money/display.ts";
import { html, type Html } from "../../documents/html.ts";
import { oneLine } from "../../documents/plain-text.ts";
import type { Writing } from "./public-page.ts";

/** On Kalivo's own page: what it costs in a year, and how much of that was given (rule 75). */
export function costsOf(costs: AssociationCosts | null, { words }: Writing): Html | null {
  if (costs === null) return null;
  const { costs: say } = words.organisations;
  return html`<section class="card">
    <h2>${say.title}</h2>
    ${costs.lines.length === 0 ? html`<p>${say.none}</p>` : tableOf(costs, say)}
  </section>`;
}

function tableOf(
  { lines, total_in_euros: total, kept_in_euros: kept, year }: AssociationCosts,
  say: Writing["words"]["organisations"]["costs"],
): Html {
  const rows = lines.map(
    ({ what, paid_to: to, yearly_in_euros: euros }) =>
      html`<tr>
        <th scope="row" dir="auto">${oneLine(what)}<br /><span class="quiet">${oneLine(to)}</span></th>
        <td>${formatEurosAmount(euros)}</td>
      </tr>`,
  );
  return html`<table class="amounts">
      <tbody>
        ${rows}
        <tr>
          <th scope="row">${say.total}</th>
          <td>${formatEurosAmount(total)}</td>
        </tr>
      </tbody>
    </table>
    <p class="quiet">
      ${kept === null ? say.tooFew : say.covered(formatEurosAmount(kept), formatEurosAmount(total), year)}
    </p>`;
}
