import { publicAddress } from "@kalivo/domain/links/public-address.ts";
import { formatEuros } from "@kalivo/domain/money/display.ts";
import { previewWords } from "@kalivo/words/previews.ts";
import type pg from "pg";
import { html, type Html } from "../../documents/html.ts";
import { oneLine, paragraphsOf } from "../../documents/plain-text.ts";
import { teamDescription } from "../previews/describe-subject.ts";
import { pictureOf } from "../previews/link-preview.ts";
import { selectTeam, type TeamPreview } from "../previews/previews.queries.ts";
import {
  actionsOf,
  figuresOf,
  howItWorks,
  inApp,
  faceOf,
  signUpFor,
  type PublicPage,
  type Writing,
} from "./public-page.ts";

/** A team's page: its name and text, how many are in it, what it gave; null when it is closed, or not there. */
export async function teamPage(pool: pg.Pool, id: number, writing: Writing): Promise<PublicPage | null> {
  const [team] = await selectTeam(pool, [id]);
  if (team === undefined) return null;
  const description = teamDescription(previewWords(writing.language), team);
  const path = publicAddress("team", id, team.name);
  return {
    path,
    title: oneLine(team.name),
    description,
    picture: pictureOf({ kind: "team", id }, description.card),
    content: contentOf({ id, ...team }, writing),
    data: {
      "@type": "ProfilePage",
      url: writing.publicUrl + path,
      mainEntity: { "@type": "Organization", name: oneLine(team.name) },
    },
    personal: true,
  };
}

function contentOf(
  { id, name, picture, description, members, donated_cents }: TeamPreview & { id: number },
  { words, language }: Writing,
): Html {
  const { teams: say } = words;
  const given = donated_cents > 0n ? [{ value: formatEuros(donated_cents), label: say.given }] : [];
  return html`<article class="layout with-aside">
    <div class="first">
      <div class="who">
        ${faceOf({ id, name, picture, shape: "square" })}
        <div>
          <h1 dir="auto">${oneLine(name)}</h1>
          <p class="lead">${say.kind} · ${previewWords(language).members(members)}</p>
        </div>
      </div>
    </div>
    <aside class="card aside">
      ${figuresOf(given)}
      ${actionsOf(
        { href: signUpFor(inApp("team", id)), label: words.landing.signUp },
        { href: inApp("team", id), label: words.openInApp },
      )}
      ${howItWorks(words)}
    </aside>
    <div class="rest">
      ${paragraphsOf(description).map((text) => html`<p class="text" lang="" dir="auto">${text}</p>`)}
    </div>
  </article>`;
}
