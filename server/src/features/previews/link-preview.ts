import { createHash } from "node:crypto";
import { CODE_CHECKS_A_MINUTE } from "@kalivo/domain/limits.ts";
import type { Language } from "@kalivo/domain/language.ts";
import type { DescribePage } from "../../http/server.ts";
import type { Services } from "../../services.ts";
import { describeProduct, describeSubject, type Card } from "./describe-subject.ts";
import { headOf } from "./head.ts";
import { languageAbout, languageIn } from "./preview-language.ts";
import { publicAddress } from "@kalivo/domain/links/public-address.ts";
import { linkSubject, type LinkSubject } from "@kalivo/domain/links/link-subject.ts";

type Needs = Pick<Services, "db" | "pool" | "clock" | "limits" | "config">;

/** More pages than this a minute are not opened by a person. */
const PAGES_A_MINUTE = 60;
const A_MINUTE = 60;

/** Counts what is asked of people, teams and organisations by their ids, however it is asked. */
export const pageLimit = ({ limits }: Pick<Needs, "limits">) =>
  limits("preview-page", PAGES_A_MINUTE, A_MINUTE);

/**
 * Writes the description of a page for link previews: never more than a stranger may read. A network address that asks too
 * often, for example to guess codes, gets the same text for every page.
 */
export function linkPreviews(needs: Needs): DescribePage {
  const pages = pageLimit(needs);
  const codes = needs.limits("preview-code", CODE_CHECKS_A_MINUTE, A_MINUTE);
  const { publicUrl } = needs.config;
  const product = (language: Language) =>
    headOf(publicUrl, {
      ...describeProduct(language),
      language,
      path: "/",
      picture: `${GENERAL_PICTURE}?hl=${language}`,
    });

  return async ({ address, caller, language: asked }) => {
    const said = languageIn(address) ?? asked;
    const general = product(said ?? "en");
    const subject = linkSubject(address);
    if (subject === null) return general;
    const limit = subject.kind === "code" ? codes : pages;
    if ((await limit.consume(caller)) !== null) return general;
    // What fetches a shared link mostly asks for no language: then it is that of who is behind the link.
    const language = said ?? (await languageAbout(needs.pool, subject)) ?? "en";
    const described = await describeSubject(needs, subject, language);
    if (described === null) return general;
    const picture = `${pictureOf(subject, described.card)}&hl=${language}`;
    return headOf(publicUrl, {
      ...described,
      language,
      path: pathOf(subject, address, described.card.title),
      picture,
    });
  };
}

export const GENERAL_PICTURE = "/preview/general.png";

/** The address changes with the content, because sites cache a picture by its address. */
export function pictureOf(subject: LinkSubject, card: Card): string {
  const version = createHash("sha256").update(JSON.stringify(card)).digest("hex").slice(0, 12);
  if (subject.kind === "code") return `/preview/code/${subject.code}.png?v=${version}`;
  return `/preview/${pageKind(subject.kind)}/${subject.id}.png?v=${version}`;
}

/** The kind of the page that a subject has of its own. */
const pageKind = (kind: Exclude<LinkSubject["kind"], "code">) =>
  kind === "invite" || kind === "support" ? "user" : kind;

/** The canonical address; a site may fetch it instead of the one it was given. What may be found is found at its public page. */
function pathOf(subject: LinkSubject, address: string, name: string): string {
  if (subject.kind === "code") return `/code/${subject.code}`;
  if (subject.kind === "organisation") return publicAddress(subject.kind, subject.id, name);
  if (subject.kind !== "invite") return `/${pageKind(subject.kind)}/${subject.id}`;
  const back = new URL(address, "http://localhost").searchParams.get("back") ?? "";
  return `/register?${new URLSearchParams({ back }).toString()}`;
}
