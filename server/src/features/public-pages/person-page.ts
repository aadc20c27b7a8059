import { publicAddress } from "@kalivo/domain/links/public-address.ts";
import { formatEurosAmount } from "@kalivo/domain/money/display.ts";
import { previewWords } from "@kalivo/words/previews.ts";
import type pg from "pg";
import { html, type Html } from "../../documents/html.ts";
import { oneLine } from "../../documents/plain-text.ts";
import { personDescription, publicPerson, type PublicPerson } from "../previews/describe-subject.ts";
import { pictureOf } from "../previews/link-preview.ts";
import {
  actionsOf,
  causeCard,
  figuresOf,
  howItWorks,
  inApp,
  faceOf,
  signUpFor,
  type Figure,
  type PublicPage,
  type Writing,
} from "./public-page.ts";
import { selectCauses, type Cause } from "./public-pages.queries.ts";

/** A person's page: their name, causes and totals as far as they show them; null when they are not public, or not there. */
export async function personPage(pool: pg.Pool, id: number, writing: Writing): Promise<PublicPage | null> {
  const person = await publicPerson({ pool }, id);
  if (person === null) return null;
  const description = personDescription(previewWords(writing.language), "user", person);
  const { title: name } = description.card;
  const path = publicAddress("user", id, name);
  const chosen = (person.organisations ?? []).map((cause) => cause.id);
  const causes = chosen.length === 0 ? [] : await selectCauses(pool, [chosen, writing.language]);
  return {
    path,
    title: oneLine(name),
    description,
    picture: pictureOf({ kind: "user", id }, description.card),
    content: contentOf({ ...person, name: oneLine(name) }, causes, writing),
    data: {
      "@type": "ProfilePage",
      url: writing.publicUrl + path,
      mainEntity: { "@type": "Person", name: oneLine(name) },
    },
    personal: true,
  };
}

function contentOf(
  person: PublicPerson & { name: string },
  causes: readonly Cause[],
  { words, ...reader }: Writing,
): Html {
  const { id, name, picture, why_i_move: why } = person;
  const called = oneLine(person.called);
  const { people: say } = words;
  return html`<article class="layout with-aside">
    <div class="first">
      <div class="who">
        ${faceOf({ id, name, picture, shape: "" })}
        <div>
          <h1 dir="auto">${name}</h1>
          ${(why ?? "").split("\n").map((line) => said(line))}
        </div>
      </div>
    </div>
    <aside class="card aside">
      ${figuresOf(shownFigures(person, words.people))}
      ${actionsOf(
        { href: signUpFor(`${inApp("user", id)}/back`), label: say.support(called) },
        { href: inApp("user", id), label: words.openInApp },
      )}
      ${howItWorks(words, { moves: say.moves(called) })}
    </aside>
    <div class="rest">
      ${
        causes.length === 0
          ? null
          : html`<section>
              <h2>${say.raisesFor(called)}</h2>
              <ul class="cards">
                ${causes.map((cause) => causeCard(reader, inCard(cause)))}
              </ul>
            </section>`
      }
    </div>
  </article>`;
}

/** A line of why they move (rule 61), in whichever language it is. */
const said = (line: string): Html | null =>
  line.trim() === "" ? null : html`<p class="lead" lang="" dir="auto">${oneLine(line)}</p>`;

const inCard = ({ id, name, short_description, logo }: Cause) => ({
  id,
  name,
  href: publicAddress("organisation", id, name),
  logo: logo?.url ?? null,
  text: short_description,
});

/** A figure of 0 is left out, as in previews. */
const shownFigures = (
  { total_raised = 0, total_donated = 0 }: PublicPerson,
  say: Writing["words"]["people"],
): Figure[] =>
  [
    { euros: total_raised, label: say.raised },
    { euros: total_donated, label: say.given },
  ].flatMap(({ euros, label }) => (euros > 0 ? [{ value: formatEurosAmount(euros), label }] : []));
