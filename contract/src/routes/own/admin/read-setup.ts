import * as api from "../../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../../route.ts";

/** The operator's setup steps before real people and real money, in this order. */
export const SETUP_STEPS = [
  "organisation",
  "second_admin",
  "bank_account",
  "mail_server",
  "payments",
  "association_account",
  "imprint",
  "sources",
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export const Setup = z.object({ to_do: z.array(z.enum(SETUP_STEPS)) });
export type Setup = z.infer<typeof Setup>;

export const readSetup = defineRoute({
  method: "GET",
  path: api.readSetup,
  summary: "What is not arranged yet, in the order in which to do it.",
  access: "admin",
  ok: { 200: Setup },
});
