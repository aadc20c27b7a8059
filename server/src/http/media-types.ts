import type { Answer } from "@kalivo/contract/route.ts";

/** How answers are sent that are not JSON. */
export const MEDIA_TYPES = {
  text: "text/plain; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  pdf: "application/pdf",
  xml: "application/xml; charset=utf-8",
  zip: "application/zip",
} as const satisfies Partial<Record<Extract<Answer, string>, string>>;

export const isPlain = (answer: unknown): answer is keyof typeof MEDIA_TYPES =>
  typeof answer === "string" && answer in MEDIA_TYPES;
