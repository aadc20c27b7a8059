import * as api from "../../api-paths.ts";
import { z } from "zod";
import { PROFILE_TYPES, REGISTRATION_STEPS } from "@kalivo/domain/people/registration.ts";
import { defineRoute } from "../../route.ts";
import { Message, wireOptional } from "../../wire.ts";

/** Rule 52. Without a registration in progress nothing changes. */
export const saveRegistration = defineRoute({
  method: "POST",
  path: api.saveRegistration,
  summary: "Where the registration that is under way stands; without a step it is done.",
  access: "person",
  limit: { calls: 120, seconds: 60 },
  body: z.object({
    type: wireOptional(z.enum(PROFILE_TYPES)),
    step: wireOptional(z.enum(REGISTRATION_STEPS)),
  }),
  ok: { 200: Message },
});
