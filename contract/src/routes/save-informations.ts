import * as api from "../api-paths.ts";
import { GENDERS } from "@kalivo/domain/limits.ts";
import { z } from "zod";
import { defineRoute } from "../route.ts";
import { Proof } from "../shapes/proof.ts";
import {
  Message,
  wireBoolean,
  wireCalled,
  wireClearable,
  wireDay,
  wireEmail,
  wireInteger,
  wireNumberBetween,
  wireOptional,
  wirePhone,
  wirePortrait,
  wireWhyIMove,
} from "../wire.ts";

/**
 * Every field is optional: an absent one stays. The picture is the file `file`, or the portrait drawn from `portrait`;
 * `remove_picture` removes the present one, whichever it is.
 */
export const saveInformations = defineRoute({
  method: "POST",
  path: api.saveInformations,
  summary: "Saves contact and personal information, with an optional picture.",
  access: "person",
  limit: { calls: 60, seconds: 60 },
  body: z.object({
    first_name: wireOptional(wireCalled(200)),
    last_name: wireOptional(wireCalled(200)),
    /** Another address than before begins a change, which requires `proof` (rule 38). */
    email: wireOptional(wireEmail),
    proof: wireOptional(Proof),
    phone: wireClearable(wirePhone),
    gender: wireClearable(z.enum(GENDERS)),
    birthday: wireClearable(wireDay),
    height: wireClearable(wireInteger(30, 300)),
    weight: wireClearable(wireNumberBetween(2, 500)),
    why_i_move: wireClearable(wireWhyIMove),
    /** A drawn portrait instead of a picture. */
    portrait: wireOptional(wirePortrait),
    remove_picture: wireOptional(wireBoolean),
  }),
  files: ["file"],
  ok: { 200: Message },
  refusals: [403, 422],
});
