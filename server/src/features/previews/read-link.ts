import type { CodeOffer } from "@kalivo/contract/shapes/code.ts";
import type { Language } from "@kalivo/domain/language.ts";
import { UNLIMITED_EUROS } from "@kalivo/domain/limits.ts";
import { linkSubject, type LinkSubject } from "@kalivo/domain/links/link-subject.ts";
import type { SharedLink } from "@kalivo/contract/routes/own/read-link.ts";
import { formatEurosAmount } from "@kalivo/domain/money/display.ts";
import { previewWords } from "@kalivo/words/previews.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import { refusal, type Refused } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { checkCode } from "../codes/redeem/check-code.ts";
import { describeSubject } from "./describe-subject.ts";

type Reads = Pick<Services, "db" | "pool" | "clock">;

const NOTHING_THERE = refusal(404, (say) => say.request.linkUnknown);

/** What a visitor who follows a shared link reads before they have an account: its preview, or why there is none. */
export async function readLink(
  reads: Reads,
  address: string,
  language: Language,
): Promise<Result<SharedLink, Refused>> {
  const subject = linkSubject(address);
  if (subject === null) return refuse(NOTHING_THERE);
  return subject.kind === "code"
    ? readCodeLink(reads, subject, language)
    : readPageLink(reads, subject, language);
}

async function readPageLink(
  reads: Reads,
  subject: Exclude<LinkSubject, { kind: "code" }>,
  language: Language,
): Promise<Result<SharedLink, Refused>> {
  const described = await describeSubject(reads, subject, language);
  if (described === null) return refuse(NOTHING_THERE);
  const { title, text, card, face: picture = null } = described;
  return accept({ kind: subject.kind, name: card.title, picture, title, text });
}

/** A code's owner is not named unless public; that the code is valid is known from its check anyway. */
async function readCodeLink(
  reads: Reads,
  subject: Extract<LinkSubject, { kind: "code" }>,
  language: Language,
): Promise<Result<SharedLink, Refused>> {
  const checked = await checkCode(reads.db, subject.code, null, reads.clock.now());
  if (!checked.ok) return checked;
  const described = await describeSubject(reads, subject, language);
  const { codeShared, code, codeAtMost } = previewWords(language);
  const { title, text } = described ?? { title: codeShared, text: code };
  const most = mostOf(checked.value);
  return accept({
    kind: "code",
    name: null,
    picture: null,
    title,
    text: most === null ? text : `${text} ${codeAtMost(most)}`,
  });
}

/** The most the code's user may be given a month; null: no limit, or nothing is given. */
function mostOf({ rate_in_cents_per_kcal: rate, monthly_max_in_euros: most }: CodeOffer): string | null {
  return rate === 0 || most >= UNLIMITED_EUROS ? null : formatEurosAmount(most);
}
