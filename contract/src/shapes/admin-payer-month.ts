import { z } from "zod";
import { ChargeState, StatementState, WentBack } from "./statement.ts";

/** One month of a person as a payer, as their page lists it. */
export const AdminPayerMonth = z.object({
  id: z.int(),
  month: z.string(),
  state: StatementState,
  total_in_euros: z.number(),
  charge_state: ChargeState.nullable(),
  went_back: WentBack.nullable(),
  /** As of `AdminStatement`. */
  stopped_at: z.iso.datetime().nullable(),
});
