import type { Language } from "@kalivo/domain/language.ts";
import { APP_NAME } from "@kalivo/words/app-name.ts";
import { previewWords, type PreviewWords } from "@kalivo/words/previews.ts";
import { formatEuros, formatEurosAmount } from "@kalivo/domain/money/display.ts";
import { displayFirstName } from "@kalivo/domain/people/privacy.ts";
import type { Services } from "../../services.ts";
import { checkCode } from "../codes/redeem/check-code.ts";
import { personFor } from "../people/card/person-card.ts";
import {
  selectOrganisation,
  selectPerson,
  selectTeam,
  type OrganisationPreview,
  type TeamPreview,
} from "./previews.queries.ts";
import type { LinkSubject } from "@kalivo/domain/links/link-subject.ts";

/** The one figure of a picture: money raised or given. */
export type Figure = { label: string; value: string; tone: "raised" | "given" };
/** The content of a picture; the slogan replaces a title with letters missing in our font. */
export type Card = { title: string; figure: Figure | null; slogan: string };
export type Description = {
  title: string;
  text: string;
  card: Card;
  /** The picture of a person, a team or an organisation. */
  face?: { url: string } | null;
  /** Whether search engines may index the page: people and codes are only for those who got the link. */
  findable: boolean;
};

type Reads = Pick<Services, "db" | "pool" | "clock">;
type Describing = Reads & { words: PreviewWords; language: Language };

/** No person's id: a preview is what a stranger may see. */
const STRANGER = 0;

export function describeProduct(language: Language): Description {
  const { general, slogan } = previewWords(language);
  return {
    title: APP_NAME,
    text: general,
    card: { title: slogan, figure: null, slogan },
    findable: true,
  };
}

/** What a stranger may read about it (rule 26); null when it does not exist or is hidden. */
export async function describeSubject(
  services: Reads,
  subject: LinkSubject,
  language: Language,
): Promise<Description | null> {
  const reads = { ...services, words: previewWords(language), language };
  switch (subject.kind) {
    case "user":
    case "support":
    case "invite":
      return describePerson(reads, subject);
    case "organisation":
      return describeOrganisation(reads, subject.id);
    case "team":
      return describeTeam(reads, subject.id);
    case "code":
      return describeCode(reads, subject.code);
    default:
      return subject satisfies never;
  }
}

/** A person as a stranger may see them; null when they are not public, or not there (rule 35). */
export async function publicPerson({ pool }: Pick<Reads, "pool">, id: number): Promise<PublicPerson | null> {
  const [row] = await selectPerson(pool, [id]);
  if (row === undefined) return null;
  const { pseudo } = row.person.privacy;
  const shown = personFor(STRANGER, row.person);
  return { ...shown, called: displayFirstName({ firstName: shown.first_name, pseudo }) };
}

/** `called`: what a sentence calls them. */
export type PublicPerson = ReturnType<typeof personFor> & { called: string };

type PersonKind = "user" | "support" | "invite";

async function describePerson(
  { words, ...reads }: Describing,
  { kind, id }: { kind: PersonKind; id: number },
): Promise<Description | null> {
  const person = await publicPerson(reads, id);
  return person === null ? null : personDescription(words, kind, person);
}

export function personDescription(
  words: PreviewWords,
  kind: PersonKind,
  {
    first_name,
    last_name,
    picture,
    called,
    total_raised = 0,
    total_donated = 0,
    organisations,
  }: PublicPerson,
): Description {
  const name = `${first_name} ${last_name}`.trim();
  const figure = figureOf(words, total_raised, "raised") ?? figureOf(words, total_donated, "given");
  return {
    title: titleOf(words, kind, { name, called }),
    text: withFigure(words, askOf(words, called, organisations), figure),
    card: { title: name, figure, slogan: words.slogan },
    face: picture,
    findable: false,
  };
}

function titleOf(words: PreviewWords, kind: PersonKind, { name, called }: Record<"name" | "called", string>) {
  switch (kind) {
    case "user":
      return words.page(name);
    case "support":
      return words.support(called);
    case "invite":
      return words.invited(called);
    default:
      return kind satisfies never;
  }
}

/** Read by who may give: what for; a person without organisations asks for nothing. Undefined: hidden. */
function askOf(words: PreviewWords, name: string, causes: readonly { name: string }[] | undefined): string {
  if (causes === undefined) return words.asked(name);
  if (causes.length === 0) return words.general;
  const names = causes.map((cause) => cause.name);
  return `${words.asked(name)} ${words.raisesFor(name, names)}`;
}

async function describeOrganisation(
  { pool, words, language }: Describing,
  id: number,
): Promise<Description | null> {
  const [row] = await selectOrganisation(pool, [id, language]);
  return row === undefined ? null : organisationDescription(words, row);
}

export function organisationDescription(
  words: PreviewWords,
  {
    name,
    short_description,
    is_association,
    logo = null,
    raised_cents,
  }: Omit<OrganisationPreview, "logo"> & Partial<Pick<OrganisationPreview, "logo">>,
): Description {
  const figure = centsFigure(words, raised_cents, "raised");
  return {
    title: words.page(name),
    text: withFigure(
      words,
      is_association ? `${short_description} ${words.association}` : short_description,
      figure,
    ),
    card: { title: name, figure, slogan: words.slogan },
    face: logo,
    findable: true,
  };
}

async function describeTeam({ pool, words }: Describing, id: number): Promise<Description | null> {
  const [row] = await selectTeam(pool, [id]);
  return row === undefined ? null : teamDescription(words, row);
}

export function teamDescription(
  words: PreviewWords,
  { name, description, picture, members, donated_cents }: TeamPreview,
): Description {
  const figure = centsFigure(words, donated_cents, "given");
  const count: Figure = { label: words.team, value: words.members(members), tone: "given" };
  return {
    title: words.page(name),
    text: withFigure(words, description.trim() === "" ? words.general : description, figure),
    card: { title: name, figure: figure ?? count, slogan: words.slogan },
    face: picture,
    findable: false,
  };
}

/** For a valid code: its owner and the rate. */
async function describeCode({ words, ...reads }: Describing, code: string): Promise<Description | null> {
  const checked = await checkCode(reads.db, code, null, reads.clock.now());
  if (!checked.ok) return null;
  const { owner, owner_type, rate_in_cents_per_kcal: rate } = checked.value;
  if (owner_type === "user" && (await publicPerson(reads, owner.id)) === null) return null;
  const amount = formatEurosAmount(rate);
  return {
    title: rate > 0 ? words.gives(owner.name, amount) : words.invited(owner.name),
    text: `${rate > 0 ? words.code : words.codeInvites}${owner_type === "team" ? ` ${words.codeTeam(owner.name)}` : ""}`,
    card: {
      title: rate > 0 ? owner.name : words.invited(owner.name),
      figure: rate > 0 ? { label: words.perHundred, value: amount, tone: "given" } : null,
      slogan: words.slogan,
    },
    findable: false,
  };
}

const shownFigure = (words: PreviewWords, value: string, tone: Figure["tone"]): Figure => ({
  label: tone === "raised" ? words.raised : words.donated,
  value,
  tone,
});

/** A figure of 0 is left out. */
const figureOf = (words: PreviewWords, euros: number, tone: Figure["tone"]) =>
  euros > 0 ? shownFigure(words, formatEurosAmount(euros), tone) : null;

const centsFigure = (words: PreviewWords, cents: bigint, tone: Figure["tone"]) =>
  cents > 0n ? shownFigure(words, formatEuros(cents), tone) : null;

function withFigure(words: PreviewWords, text: string, figure: Figure | null): string {
  if (figure === null) return text;
  const soFar = figure.tone === "raised" ? words.raisedSoFar : words.donatedSoFar;
  return `${text} ${soFar(figure.value)}`;
}
