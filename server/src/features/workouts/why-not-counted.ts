import type { WhyLess } from "@kalivo/domain/efforts/arrange.ts";
import type { ServerWords } from "@kalivo/words/server.ts";
import type { Unpaid } from "./who-pays.queries.ts";

export type WhyNotCounted = WhyLess | Unpaid | "too_late";

/** Rows hold codes; an unknown one, of another version of the product, is shown as it is. */
export const whyNotCounted = ({ workouts }: ServerWords, code: string): string =>
  isKnown(workouts.notCounted, code) ? workouts.notCounted[code] : code;

/** A sentence for every workout that counts nothing, less than it would alone, or earns nothing. */
const isKnown = (sentences: Readonly<Record<WhyNotCounted, string>>, code: string): code is WhyNotCounted =>
  Object.hasOwn(sentences, code);
