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
    .min(5, "must be a street, a postcode and a town")
    .max(200, "must have at most 200 characters")
    .regex(/^\P{Cc}*$/u, "must be one line"),
  ASSOCIATION_NUMBER: z
    .string()
    .trim()
    .regex(/^[01]\d{3}\.\d{3}\.\d{3}$/, "must be an enterprise number like 0123.456.789"),
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
