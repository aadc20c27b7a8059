import { z } from "zod";
import { PROFILE_TYPES, REGISTRATION_STEPS } from "@kalivo/domain/people/registration.ts";

/** A registration in progress (rule 52). */
export const Registration = z.object({
  /** Null until it is chosen. */
  type: z.enum(PROFILE_TYPES).nullable(),
  step: z.enum(REGISTRATION_STEPS),
  /** The target of the shared link that brought them, "/user/7/back"; null: none. */
  wanted: z.string().nullable(),
});
