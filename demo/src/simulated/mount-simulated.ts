import type { FastifyInstance } from "fastify";
import { acceptForms } from "@kalivo/server/documents/page.ts";
import { mountConsentPage } from "./accounts/consent-page.ts";
import { mountGarminApi } from "./api/garmin-api.ts";
import { mountStravaApi } from "./api/strava-api.ts";
import { mountConsole } from "./console/console-page.ts";
import type { Simulator } from "./simulator.ts";

/** A whole provider: its consent page, its API and its console, in a scope that takes plain forms. */
export async function mountSimulated(app: FastifyInstance, simulator: Simulator) {
  await app.register(async (scope) => {
    acceptForms(scope);
    mountConsentPage(scope, simulator);
    if (simulator.provider === "strava") mountStravaApi(scope, simulator);
    else mountGarminApi(scope, simulator);
    mountConsole(scope, simulator);
  });
}
