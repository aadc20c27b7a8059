import * as api from "../api-paths.ts";
import { z } from "zod";
import { PROVIDERS } from "@kalivo/domain/health-source.ts";
import { defineRoute } from "../route.ts";
import { problem } from "../field-problem.ts";

export const IntegrationStart = z.object({
  /** S256 of a verifier that stays on the server (RFC 7636), base64url. */
  challenge: z.string(),
  /** Valid once, for 10 minutes, for this person and provider. */
  state: z.string(),
  /** The provider's page to sign in, with challenge and state; null if it cannot be connected here. */
  authorizeUrl: z.string().nullable(),
});
export type IntegrationStart = z.infer<typeof IntegrationStart>;

export const initIntegration = defineRoute({
  method: "GET",
  path: api.initIntegration,
  summary: "Begins to connect Strava or Garmin: PKCE challenge, state, and the page to open in the browser.",
  access: "person",
  query: z.object({
    type: z.enum(PROVIDERS, { error: problem("oneOf", PROVIDERS.join(", ")) }),
  }),
  ok: { 200: IntegrationStart },
  refusals: [403],
});
