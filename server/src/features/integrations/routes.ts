import { PROVIDER_NAMES, type Provider } from "@kalivo/domain/health-source.ts";
import { initIntegration } from "@kalivo/contract/routes/init-integration.ts";
import { disconnectProvider } from "@kalivo/contract/routes/own/integration/disconnect.ts";
import {
  confirmConnection,
  finishConnection,
  readFinishedConnection,
  readPendingConnection,
  refuseConnection,
  undoConnection,
} from "@kalivo/contract/routes/own/integration/finish-connection.ts";
import { listConnections } from "@kalivo/contract/routes/own/integration/list-connections.ts";
import { CONNECTIONS_BEGUN_AN_HOUR } from "@kalivo/domain/limits.ts";
import type { Api } from "../../http/route-handler.ts";
import { refusal, reply } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import type { TokenRefusal } from "../../crypto/signed-token.ts";
import { hasConsent } from "../people/people.queries.ts";
import { browserCookie, readBrowserCookie } from "./browser-cookie.ts";
import { beginConnection, oldest } from "./connection-state.ts";
import { connect, type CameBack } from "./connections/connect.ts";
import { disconnect } from "./connections/end-connection.ts";
import { finishToken, readFinishToken } from "./connections/finish-link.ts";
import { confirmGrant, pendingToken, readPendingToken, refuseGrant } from "./connections/pending-grant.ts";
import { connectionsOf } from "./connections/list-connections.ts";
import { connectedAccount } from "./connections/connections.queries.ts";
import { findGrant } from "./integrations.queries.ts";
import { redirectUri } from "./redirect-uri.ts";

type Needs = Pick<
  Services,
  "db" | "pool" | "clock" | "log" | "limits" | "secretKeys" | "config" | "activitySources"
>;

export function mountIntegrations(api: Api, services: Needs) {
  const { db, config, activitySources } = services;
  const beginnings = services.limits("integration", CONNECTIONS_BEGUN_AN_HOUR, 60 * 60);

  api.on(initIntegration, async ({ person, query: { type: provider }, now }) => {
    const refused = await beginnings.consume(String(person.id));
    if (refused !== null) return refused;
    if (!(await hasConsent(db, person.id, `source_${provider}`)))
      return refusal(403, (say) => say.sources.consentFirst(PROVIDER_NAMES[provider]));

    const { state, challenge, browser } = await beginConnection(
      services,
      { userId: person.id, sessionId: person.sessionId, provider },
      now,
    );
    const authorizeUrl = activitySources[provider]?.authorizeUrl({
      state,
      codeChallenge: challenge,
      redirectUri: redirectUri(config, provider),
    });
    const begun = { challenge, state, authorizeUrl: authorizeUrl?.href ?? null };
    return reply(200, begun, { "set-cookie": browserCookie(config, browser) });
  });

  api.on(listConnections, async ({ person }) => reply(200, await connectionsOf(services, person.id)));

  api.on(disconnectProvider, async ({ person, params: { provider }, say, now }) =>
    (await disconnect(services, { userId: person.id, provider, by: "person" }, now))
      ? reply(200, { message: say.sources.disconnected(PROVIDER_NAMES[provider]) })
      : refusal(409, ({ sources }) => sources.notConnected(PROVIDER_NAMES[provider])),
  );

  mountFinish(api, services);
  mountPending(api, services);
}

/** Handles the browser that comes back from the provider, which may not be the one that began. */
function mountFinish(api: Api, services: Needs) {
  const { db, config, secretKeys } = services;

  api.on(finishConnection, async ({ params: { provider }, raw, now }) => {
    const callback = new URL(redirectUri(config, provider));
    callback.search = new URL(raw.url, callback).search;
    const browser = readBrowserCookie(raw.headers.cookie);
    const finished = await connect(services, { provider, callback, browser }, now);
    const page = new URLSearchParams({ provider, ...whatToSay(secretKeys, finished, { provider, now }) });
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

/** The result or question for the page that the browser is sent to. */
function whatToSay(
  keys: readonly string[],
  finished: CameBack,
  { provider, now }: { provider: Provider; now: Date },
): Record<string, string> {
  if (!finished.ok) return { reason: finished.refusal };
  if ("pending" in finished)
    return { pending: pendingToken(keys, { stateHash: finished.pending, provider }, now) };
  return { connection: finishToken(keys, finished.value) };
}

/** Another browser than the one that began came back: its user says whether the account is theirs. */
function mountPending(api: Api, services: Needs) {
  const { db, secretKeys } = services;
  api.on(readPendingConnection, async ({ params, now }) => {
    const pending = readPendingToken(secretKeys, params.token, now);
    if (!pending.ok) return LINK_REFUSALS[pending.refusal.kind];
    const found = await findGrant(db, pending.value, oldest(now));
    return found === null ? LINK_REFUSALS.expired : reply(200, found);
  });

  api.on(confirmConnection, async ({ params, say, now }) => {
    const pending = readPendingToken(secretKeys, params.token, now);
    if (!pending.ok) return LINK_REFUSALS[pending.refusal.kind];
    const made = await confirmGrant(services, pending.value, now);
    if (made === null) return LINK_REFUSALS.expired;
    if (!made.ok)
      return refusal(409, ({ sources }) => sources.notKept[made.refusal === "taken" ? "taken" : "consent"]);
    return reply(200, { message: say.sources.connected(PROVIDER_NAMES[made.value.provider]) });
  });

  api.on(refuseConnection, async ({ params, say, now }) => {
    const pending = readPendingToken(secretKeys, params.token, now);
    if (!pending.ok) return LINK_REFUSALS[pending.refusal.kind];
    const taken = await refuseGrant(services, pending.value, now);
    if (taken === null) return LINK_REFUSALS.expired;
    return reply(200, { message: say.sources.disconnected(PROVIDER_NAMES[taken.provider]) });
  });
}

const LINK_REFUSALS = {
  forged: refusal(404, (say) => say.sources.linkNotValid),
  expired: refusal(410, (say) => say.sources.linkExpired),
} as const satisfies Record<TokenRefusal["kind"], ReturnType<typeof refusal>>;
