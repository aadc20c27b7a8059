import type { WhyLess } from "@kalivo/domain/efforts/arrange.ts";
import type { ServerWords } from "@kalivo/words/server.ts";
import type { Unpaid } from "./who-pays.queries.ts";

export type WhyNotCounted = WhyLess | Unpaid | "too_late";

/** Rows keep codes; one of another version of the product is shown as it is. */
export const whyNotCounted = ({ workouts }: ServerWords, code: string): string =>
  isKnown(workouts.notCounted, code) ? workouts.notCounted[code] : code;

/** A sentence for every workout that counts nothing, or less than it would alone, or that nobody pays for. */
const isKnown = (sentences: Readonly<Record<WhyNotCounted, string>>, code: string): code is WhyNotCounted =>
  Object.hasOwn(sentences, code);
