import { breaksIn, canBeSeen, hasUnseen } from "../visible-text.ts";

/** What an organisation says of a payout: two sentences. */
export const MAX_PROOF_LENGTH = 280;
/** What is in its picture, for who does not see it. */
export const MAX_PICTURE_TEXT_LENGTH = 200;
export const PROOF_LINES = 4;

/** No side of its picture is more than three times the other, and none is shorter than this, in pixels. */
export const MOST_STRETCHED = 3;
export const LEAST_SIDE_PX = 300;

const LINK =
  /https?:|www\.|\b[\p{L}\p{N}-]+\.(?:be|com|de|eu|fr|info|io|ly|me|net|nl|org|shop|site|uk|xyz)\b|\S@\S/iu;
const MARKUP = /<\/?[a-z!]/iu;

/** Why a text cannot be posted (rule 66). */
export type ProofTextProblem = "lines" | "unseen" | "link" | "markup";

/** Null: it can. It is read as plain text, by people who did not ask for an address to go to. */
export function proofTextProblem(text: string): ProofTextProblem | null {
  if (breaksIn(text) >= PROOF_LINES) return "lines";
  if (hasUnseen(text) || !canBeSeen(text)) return "unseen";
  if (MARKUP.test(text)) return "markup";
  return LINK.test(text) ? "link" : null;
}

/** Whether a picture of these sides is too narrow, too flat or too small to be shown beside a text. */
export function isPictureTooThin({ width, height }: { width: number; height: number }): boolean {
  const [short, long] = width < height ? [width, height] : [height, width];
  return short < LEAST_SIDE_PX || long > short * MOST_STRETCHED;
}
