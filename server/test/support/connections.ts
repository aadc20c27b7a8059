import { CONSENT_VERSIONS } from "@kalivo/words/consent-versions.ts";
import type { ConsentKind } from "@kalivo/contract/routes/own/give-consent.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { Activity } from "@kalivo/domain/efforts/activity.ts";
import type { Provider } from "@kalivo/domain/health-source.ts";
import { beforeAll } from "vitest";
import { sourceWebhookPath } from "../../src/crypto/webhook-secret.ts";
import { doubleSource, type DoubleSource } from "./activity-source.ts";
import { somebody, type Somebody } from "./people.ts";
import type { TestProduct } from "./product.ts";

/** Both providers as in-memory fakes, and people's actions with them. */
export function useSources(kalivo: TestProduct) {
  const clock = { now: () => kalivo.product.services.clock.now() };
  const strava = doubleSource("strava", clock);
  const garmin = doubleSource("garmin", clock);
  beforeAll(() => {
    Object.assign(kalivo.product.services.activitySources, { strava: strava.source, garmin: garmin.source });
  });
  return { strava, garmin, ...usersOf(kalivo) };
}

/** People's actions, with real or fake providers. */
export const usersOf = (kalivo: TestProduct) => ({
  ...signingIn(kalivo),
  ...telling(kalivo),
  ...looking(kalivo),
});

/** Adds or replaces activities of an account. */
export function put({ activities }: DoubleSource, account: string, ...added: readonly Activity[]) {
  const theirs = activities.get(account) ?? new Map<string, Activity>();
  for (const activity of added) theirs.set(activity.id, activity);
  activities.set(account, theirs);
}

function signingIn(kalivo: TestProduct) {
  /** The browser's cookies, by the OAuth state it began with. */
  const browsers = new Map<string, string>();
  const agree = ({ token }: Somebody, kind: ConsentKind, granted = true) =>
    kalivo.call("POST", api.giveConsent, {
      token,
      data: { kind, text_version: CONSENT_VERSIONS[kind], granted },
    });
  /** Returns the OAuth state and the URL of the provider's page. */
  const start = async (person: Somebody, provider: Provider) => {
    await agree(person, `source_${provider}`);
    const asked = { token: person.token, data: { type: provider } };
    const { body, headers } = await kalivo.call("GET", api.initIntegration, asked);
    browsers.set(body.state, String(headers["set-cookie"]).split(";", 1)[0] ?? "");
    return body;
  };
  const begin = async (person: Somebody, provider: Provider) => (await start(person, provider)).state;
  /** The page shown after the redirect from the provider. */
  const comeBack = async (
    provider: Provider,
    query: Record<string, string>,
    cookie = browsers.get(query["state"] ?? ""),
  ) => {
    const answer = await kalivo.call("GET", pathTo(api.finishConnection, { provider }), {
      data: query,
      headers: cookie === undefined ? {} : { cookie },
    });
    const page = new URL(String(answer.headers["location"]), "http://kalivo.example");
    if (answer.status !== 302 || page.pathname !== "/integration/finishOauth")
      throw new Error(`sent to nowhere: ${answer.status} ${page.href}`);
    return Object.fromEntries(page.searchParams);
  };
  const connect = async (person: Somebody, provider: Provider, account: string) =>
    comeBack(provider, { state: await begin(person, provider), code: `${provider}.${account}` });
  /** A person whose account is older than their workouts. */
  const member = async (name: string, since = "2026-10-01T00:00:00Z") => {
    const person = await somebody(kalivo, name);
    const created_at = new Date(since);
    const { db } = kalivo.product.services;
    await db.updateTable("users").set({ created_at }).where("id", "=", person.id).execute();
    return person;
  };
  const connected = async (account: string, provider: Provider = "strava") => {
    const person = await member(account);
    await connect(person, provider, account);
    return person;
  };
  return { agree, start, begin, comeBack, connect, member, connected };
}

function telling(kalivo: TestProduct) {
  const tell = (provider: Provider, events: readonly object[]) => {
    return kalivo.app.inject({
      method: "POST",
      url: sourceWebhookPath(provider, kalivo.product.services.secretKeys),
      headers: { "content-type": "application/json" },
      payload: JSON.stringify(events),
    });
  };
  /** Sends events and runs all due steps. */
  const told = async (provider: Provider, events: readonly object[]) => {
    const { statusCode } = await tell(provider, events);
    await kalivo.runDue();
    return statusCode;
  };
  const moveBy = (minutes: number) =>
    kalivo.moveTo(new Date(kalivo.product.services.clock.now().getTime() + minutes * 60_000).toISOString());
  return { tell, told, moveBy };
}

function looking(kalivo: TestProduct) {
  const db = () => kalivo.product.services.db;
  const connection = async ({ token }: Somebody, provider: Provider = "strava") =>
    (await kalivo.call("GET", api.listConnections, { token })).body.find((one) => one.provider === provider);
  const activeSource = async ({ token }: Somebody) =>
    (await kalivo.call("GET", api.readMe, { token })).body.active_source;
  const workouts = ({ id }: Somebody) =>
    db()
      .selectFrom("workouts")
      .select(["id", "provider_activity_id as ref", "kcal_counted as kcal", "status", "reason", "km"])
      .where("user_id", "=", id)
      .orderBy("start_utc")
      .execute();
  const refs = async (person: Somebody) => (await workouts(person)).map(({ ref }) => ref);
  const rawPayloads = ({ id }: Somebody) =>
    db().selectFrom("raw_payloads").selectAll().where("user_id", "=", id).execute();
  /** The subjects of a person's mails, without the welcome mail. */
  const mails = async ({ email }: Somebody) => {
    await kalivo.runDue();
    const sent = db().selectFrom("mails").select("subject").where("recipient", "=", email).orderBy("id");
    return (await sent.execute()).flatMap(({ subject }) => (subject.startsWith("Welcome") ? [] : [subject]));
  };
  return { connection, activeSource, workouts, refs, rawPayloads, mails };
}
