import * as api from "../../api-paths.ts";
import { z } from "zod";
import { ADDRESS_CODE_DIGITS } from "@kalivo/domain/limits.ts";
import { problem } from "../../field-problem.ts";
import { defineRoute } from "../../route.ts";
import { Proof } from "../../shapes/proof.ts";
import { Message, wireEmail } from "../../wire.ts";

/** As copied: spaces and a dash between the digits are ignored. */
const wireCode = z
  .string({ error: problem("required") })
  .max(40, { error: problem("tooLong", 40) })
  .transform((typed) => typed.replaceAll(/[\s-]/g, ""))
  .refine((code) => new RegExp(`^[0-9]{${ADDRESS_CODE_DIGITS}}$`).test(code), {
    error: problem("digits", ADDRESS_CODE_DIGITS),
  });

export const confirmAddress = defineRoute({
  method: "POST",
  path: api.confirmAddress,
  summary: "Confirms the address a code was mailed to; a change of address counts from then on.",
  access: "person",
  body: z.object({ code: wireCode }),
  ok: { 200: Message },
  refusals: [409, 410],
});

export const sendAddressCode = defineRoute({
  method: "POST",
  path: api.sendAddressCode,
  summary: "Mails a new code and link. 409 when there is nothing to confirm.",
  access: "person",
  ok: { 200: Message },
  refusals: [409],
});

/** The account's present address cancels a change that was begun. */
export const changeAddress = defineRoute({
  method: "POST",
  path: api.changeAddress,
  summary: "Begins a change of address: it counts once the new address is confirmed. 403 wrong proof.",
  access: "person",
  body: z.object({ email: wireEmail, proof: Proof }),
  ok: { 200: Message },
  refusals: [403],
});
