import { MAX_ADDRESS_LENGTH, MIN_ADDRESS_LENGTH } from "@kalivo/domain/organisations/address.ts";
import { parseEnterpriseNumber } from "@kalivo/domain/organisations/enterprise-number.ts";
import { z } from "zod";
import * as api from "../../../api-paths.ts";
import { problem } from "../../../field-problem.ts";
import { defineRoute } from "../../../route.ts";
import { wireName, wireOptional, wireText } from "../../../wire.ts";

export const IMPRINT_FIELDS = ["address", "enterprise_number"] as const;

/** What the imprint says of the association; null while nobody said it. */
export const AdminImprint = z.object({
  name: z.string(),
  mail: z.string(),
  /** Street, postcode and town. */
  address: z.string().nullable(),
  /** Like `0123.456.749`. */
  enterprise_number: z.string().nullable(),
  /** What the server's settings say: they win, and it cannot be changed here. */
  fixed: z.array(z.enum(IMPRINT_FIELDS)),
});
export type AdminImprint = z.infer<typeof AdminImprint>;

export const readImprint = defineRoute({
  method: "GET",
  path: api.readImprint,
  summary: "What the imprint says of the association, and which of it the server's settings say.",
  access: "admin",
  ok: { 200: AdminImprint },
});

const LINE_BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** One line, counted in characters as the database counts them. */
const wireAddress = wireName(MAX_ADDRESS_LENGTH)
  .refine((text) => Array.from(text).length >= MIN_ADDRESS_LENGTH, {
    error: problem("tooShort", MIN_ADDRESS_LENGTH),
  })
  .refine((text) => !LINE_BREAK.test(text), { error: problem("nameLines") });

const wireEnterpriseNumber = wireText(MAX_ADDRESS_LENGTH).transform((typed, context) => {
  const number = parseEnterpriseNumber(typed);
  if (number !== null) return number;
  context.addIssue({ code: "custom", message: problem("enterpriseNumber") });
  return z.NEVER;
});

export const saveImprint = defineRoute({
  method: "POST",
  path: api.saveImprint,
  summary: "Changes what is given of the imprint. 409 for what the server's settings say.",
  access: "admin",
  limit: { calls: 60, seconds: 3600 },
  body: z.object({
    address: wireOptional(wireAddress),
    enterprise_number: wireOptional(wireEnterpriseNumber),
  }),
  ok: { 200: AdminImprint },
  refusals: [409],
});
