import { breaksIn, hasUnseen } from "../visible-text.ts";

/** The longest "Why I move", in characters. */
export const MAX_WHY_LENGTH = 160;
export const WHY_LINES = 2;

/** Why a text cannot be a "Why I move" (rule 61). */
export type WhyProblem = "lines" | "unseen";

/**
 * Null: it can. Others read it as plain text beside the person's name, so a link in it leads nowhere; it has two lines at
 * most, and nothing in it is invisible.
 */
export function whyProblem(text: string): WhyProblem | null {
  if (breaksIn(text) >= WHY_LINES) return "lines";
  return hasUnseen(text) ? "unseen" : null;
}
