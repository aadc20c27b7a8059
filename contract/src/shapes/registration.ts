import { z } from "zod";
import { PROFILE_TYPES, REGISTRATION_STEPS } from "@kalivo/domain/people/registration.ts";

/** A registration that is under way (rule 52). */
export const Registration = z.object({
  /** Null until it was chosen. */
  type: z.enum(PROFILE_TYPES).nullable(),
  step: z.enum(REGISTRATION_STEPS),
  /** Where the shared link leads that brought them here, "/user/7/back"; null: nobody shared one. */
  wanted: z.string().nullable(),
});
