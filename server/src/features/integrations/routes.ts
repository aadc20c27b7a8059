import { initIntegration } from "@kalivo/contract/routes/init-integration.ts";
import { CONNECTIONS_BEGUN_AN_HOUR } from "@kalivo/domain/limits.ts";
import type { Api } from "../../http/mount.ts";
import type { Services } from "../../services.ts";
import { beginConnection } from "./connection-state.ts";

type Needs = Pick<Services, "db" | "limits" | "secretKeys" | "config" | "activitySources">;

export function mountIntegrations(api: Api, services: Needs) {
  const begun = services.limits("integration", CONNECTIONS_BEGUN_AN_HOUR, 60 * 60);

  api.on(initIntegration, async ({ person, query: { type: provider }, now }) => {
    const refused = await begun.consume(String(person.id));
    if (refused !== null) return refused;

    const { state, challenge } = await beginConnection(services, { userId: person.id, provider }, now);
    const authorizeUrl = services.activitySources[provider]?.authorizeUrl({
      state,
      codeChallenge: challenge,
      redirectUri: `${services.config.publicUrl}/api/integration/${provider}/callback`,
    });
    return { status: 200 as const, body: { challenge, state, authorizeUrl: authorizeUrl?.href ?? null } };
  });
}
