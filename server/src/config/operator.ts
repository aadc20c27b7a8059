import { MAX_ADDRESS_LENGTH, MIN_ADDRESS_LENGTH } from "@kalivo/domain/organisations/address.ts";
import { parseEnterpriseNumber } from "@kalivo/domain/organisations/enterprise-number.ts";
import { z } from "zod";

const MAX_NAME = 70;
const MAX_EMAIL = 200;

const email = z
  .string()
  .trim()
  .max(MAX_EMAIL, `must have at most ${MAX_EMAIL} characters`)
  .pipe(z.email({ error: "must be an email address" }));

/**
 * The association. The first start without the demo needs all three and stores them; the terminal's questions use the same
 * rules.
 */
export const OPERATOR_VARIABLES = {
  ASSOCIATION_NAME: z
    .string()
    .trim()
    .min(1, "must not be empty")
    .max(MAX_NAME, `must have at most ${MAX_NAME} characters`)
    .regex(/^\P{Cc}*$/u, "must be one line"),
  ASSOCIATION_MAIL: email,
  FIRST_ADMIN: email,
} as const;

/** Further fields of the imprint; optional at first. */
export const IMPRINT_VARIABLES = {
  ASSOCIATION_ADDRESS: z
    .string()
    .trim()
    .min(MIN_ADDRESS_LENGTH, "must be a street, a postcode and a town")
    .max(MAX_ADDRESS_LENGTH, `must have at most ${MAX_ADDRESS_LENGTH} characters`)
    .regex(/^\P{Cc}*$/u, "must be one line"),
  ASSOCIATION_NUMBER: z.string().transform((typed, context) => {
    const number = parseEnterpriseNumber(typed);
    if (number !== null) return number;
    context.addIssue({ code: "custom", message: "must be an enterprise number like 0123.456.749" });
    return z.NEVER;
  }),
} as const;

export type OperatorVariable = keyof typeof OPERATOR_VARIABLES;

/** The environment's values; null where not set. */
export type OperatorConfig = {
  associationName: string | null;
  associationMail: string | null;
  /** The mail address of the first admin. */
  firstAdmin: string | null;
  associationAddress: string | null;
  associationNumber: string | null;
};

type Variable = OperatorVariable | keyof typeof IMPRINT_VARIABLES;
type Read = { readonly [variable in Variable]?: string | undefined };

export const operatorConfig = (read: Read): OperatorConfig => ({
  associationName: read.ASSOCIATION_NAME ?? null,
  associationMail: read.ASSOCIATION_MAIL ?? null,
  firstAdmin: read.FIRST_ADMIN ?? null,
  associationAddress: read.ASSOCIATION_ADDRESS ?? null,
  associationNumber: read.ASSOCIATION_NUMBER ?? null,
});
