import { proseProblem, type ProseProblem } from "../visible-text.ts";

/** The longest "Why I move", in characters. */
export const MAX_WHY_LENGTH = 160;
export const WHY_LINES = 2;

/** Null: it can be a "Why I move" (rule 61), which others read beside the person's name. */
export const whyProblem = (text: string): ProseProblem | null => proseProblem(text, WHY_LINES);
