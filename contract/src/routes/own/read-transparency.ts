import { z } from "zod";
import { defineRoute } from "../../route.ts";

/** Gross = fees + net. A month with fewer than 5 donors is added to the next older one. */
export const OpenBooks = z.object({
  months: z.array(
    z.object({
      month: z.string(),
      gross_in_euros: z.number(),
      fees_in_euros: z.number(),
      net_in_euros: z.number(),
    }),
  ),
  /** All months, the unshown ones included. */
  gross_in_euros: z.number(),
  fees_in_euros: z.number(),
  net_in_euros: z.number(),
});
export type OpenBooks = z.infer<typeof OpenBooks>;

export const readTransparency = defineRoute({
  method: "GET",
  path: "/api/transparency",
  summary: "What was collected, month by month, from the ledger alone.",
  access: "anybody",
  ok: { 200: OpenBooks },
});
