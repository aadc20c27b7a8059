import { PROVIDER_NAMES } from "@kalivo/domain/health-source.ts";
import { initIntegration } from "@kalivo/contract/routes/init-integration.ts";
import { disconnectProvider } from "@kalivo/contract/routes/own/integration/disconnect.ts";
import {
  finishConnection,
  readFinishedConnection,
  undoConnection,
} from "@kalivo/contract/routes/own/integration/finish-connection.ts";
import { listConnections } from "@kalivo/contract/routes/own/integration/list-connections.ts";
import { CONNECTIONS_BEGUN_AN_HOUR } from "@kalivo/domain/limits.ts";
import type { Api } from "../../http/mount.ts";
import { refusal, reply } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import type { TokenRefusal } from "../../signed-token.ts";
import { hasConsent } from "../people/queries.ts";
import { beginConnection } from "./connection-state.ts";
import { connect } from "./connections/connect.ts";
import { disconnect } from "./connections/end-connection.ts";
import { finishToken, readFinishToken } from "./connections/finish-link.ts";
import { connectionsOf } from "./connections/list-connections.ts";
import { connectedAccount } from "./connections/queries.ts";
import { redirectUri } from "./redirect-uri.ts";

type Needs = Pick<Services, "db" | "clock" | "log" | "limits" | "secretKeys" | "config" | "activitySources">;

export function mountIntegrations(api: Api, services: Needs) {
  const { db, config, activitySources } = services;
  const begun = services.limits("integration", CONNECTIONS_BEGUN_AN_HOUR, 60 * 60);

  api.on(initIntegration, async ({ person, query: { type: provider }, now }) => {
    const refused = await begun.consume(String(person.id));
    if (refused !== null) return refused;
    if (!(await hasConsent(db, person.id, `source_${provider}`)))
      return refusal(403, (say) => say.sources.consentFirst(PROVIDER_NAMES[provider]));

    const { state, challenge } = await beginConnection(services, { userId: person.id, provider }, now);
    const authorizeUrl = activitySources[provider]?.authorizeUrl({
      state,
      codeChallenge: challenge,
      redirectUri: redirectUri(config, provider),
    });
    return reply(200, { challenge, state, authorizeUrl: authorizeUrl?.href ?? null });
  });

  api.on(listConnections, async ({ person }) => reply(200, await connectionsOf(services, person.id)));

  api.on(disconnectProvider, async ({ person, params: { provider }, say, now }) =>
    (await disconnect(services, { userId: person.id, provider, by: "person" }, now))
      ? reply(200, { message: say.sources.disconnected(PROVIDER_NAMES[provider]) })
      : refusal(409, ({ sources }) => sources.notConnected(PROVIDER_NAMES[provider])),
  );

  mountFinish(api, services);
}

/** What the browser does that comes back from the provider, whoever sits in front of it. */
function mountFinish(api: Api, services: Needs) {
  const { db, config, secretKeys } = services;

  api.on(finishConnection, async ({ params: { provider }, raw, now }) => {
    const callback = new URL(redirectUri(config, provider));
    callback.search = new URL(raw.url, callback).search;
    const finished = await connect(services, { provider, callback }, now);
    const page = new URLSearchParams({
      provider,
      ...(finished.ok
        ? { connection: finishToken(secretKeys, finished.value) }
        : { reason: finished.refusal }),
    });
    return reply(302, undefined, { location: `/integration/finishOauth?${page.toString()}` });
  });

  api.on(readFinishedConnection, async ({ params, now }) => {
    const made = readFinishToken(secretKeys, params.token, now);
    if (!made.ok) return LINK_REFUSALS[made.refusal.kind];
    const account = await connectedAccount(db, made.value);
    return account === null ? LINK_REFUSALS.expired : reply(200, { provider: made.value.provider, account });
  });

  api.on(undoConnection, async ({ params, say, now }) => {
    const made = readFinishToken(secretKeys, params.token, now);
    if (!made.ok) return LINK_REFUSALS[made.refusal.kind];
    return (await disconnect(services, { ...made.value, by: "person" }, now))
      ? reply(200, { message: say.sources.disconnected(PROVIDER_NAMES[made.value.provider]) })
      : LINK_REFUSALS.expired;
  });
}

const LINK_REFUSALS = {
  forged: refusal(404, (say) => say.sources.linkNotValid),
  expired: refusal(410, (say) => say.sources.linkExpired),
} as const satisfies Record<TokenRefusal["kind"], ReturnType<typeof refusal>>;
