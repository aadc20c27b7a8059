import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { recapsAt } from "@kalivo/domain/billing/calendar.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { startStripeFake } from "../server/test/stripe-fake/stripe-fake.ts";
import { run } from "./cluster.ts";
import { collectedMonths } from "./growth/months.ts";
import { withPlace } from "./growth/place.ts";
import { copyGrowthWorld, withNothingDue } from "./growth/world.ts";
import { longestWaits } from "./queue-waits.ts";
import { judge } from "./judge.ts";
import { runWorker, serveDatabase } from "./running-server.ts";

// Two workers send a month's recaps to everybody. Meanwhile people ask for a new password and the payment provider tells of
// payments: how long each takes, beside the same before the first recap was queued.

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "20000" },
    keep: { type: "string" },
    seconds: { type: "string", default: "60" },
  },
});

const TRIES = 6;
/** People who get no recap, so that the mail that comes is the one they asked for. */
const WITHOUT_RECAP = 2 * TRIES;
const MAIL_SERVER_TAKES_MS = 20;
const WANTED_SECONDS = 5;
const RECAPS = 200_000;
const WANTED_MINUTES = 60;
const WEBHOOK_SECRET = "whsec_bench";
const POLL_MS = 100;

const months = collectedMonths(new Date()).filter((month) => recapsAt(month) <= new Date());
const told = months.at(-1) ?? 0;

await withPlace(values.keep, async (place) => {
  const connectionString = await copyGrowthWorld(place, Number(values.people), "queues");
  await run(connectionString, [
    `update privacy_settings set month_recap = false where user_id <= ${WITHOUT_RECAP}`,
  ]);
  await withNothingDue(connectionString);
  const sink = fork(join(import.meta.dirname, "smtp-sink.ts"), [String(MAIL_SERVER_TAKES_MS)]);
  const [smtpUrl] = await once(sink, "message");
  const stripe = await startStripeFake({ instant: true, now: new Date() });
  const env = {
    SMTP_URL: String(smtpUrl),
    TRUST_PROXY: "1",
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: stripe.origin,
  };
  const serve = await serveDatabase(connectionString, { env });
  stripe.settings.webhook = {
    url: `${serve.origin}${pathTo(api.paymentWebhook, { provider: "stripe" })}`,
    secret: WEBHOOK_SECRET,
  };
  const processes = [serve, await runWorker(connectionString, env), await runWorker(connectionString, env)];
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const asking = { client, sink, stripe, origin: serve.origin };
    const before = await longestWaits(asking, { from: 1, tries: TRIES });
    await client.query("delete from mail_rounds where kind = 'month_recap' and period = $1", [told]);
    await client.query("notify kalivo_wake");
    while ((await recaps(client, "not null")) === 0) await pause(POLL_MS);
    const [waiting, first, began] = [
      await recaps(client, "null"),
      await recaps(client, "not null"),
      performance.now(),
    ];
    const [during] = await Promise.all([
      longestWaits(asking, { from: 1 + TRIES, tries: TRIES }),
      pause(Number(values.seconds) * 1000),
    ]);
    const sent = (await recaps(client, "not null")) - first;
    const perSecond = sent / ((performance.now() - began) / 1000);
    judgeWait(`a new password's mail, amid ${waiting} recaps`, before.reset, during.reset);
    judgeWait("what the provider told is applied", before.event, during.event);
    const minutes = RECAPS / perSecond / 60;
    judge(
      minutes <= WANTED_MINUTES,
      `${sent} recaps by two workers, ${perSecond.toFixed(0)} a second: ${RECAPS} in ${minutes.toFixed(0)} minutes (wanted ${WANTED_MINUTES}) by a mail server that takes ${MAIL_SERVER_TAKES_MS} ms`,
    );
  } finally {
    await client.end();
    for (const { stop } of processes) await stop();
    await stripe.stop();
    sink.kill();
  }
});

async function recaps(client: pg.Client, sent: "null" | "not null"): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from outbox where kind = 'month_recap' and (payload ->> 'period')::int = $1 and sent_at is ${sent}`,
    [told],
  );
  return rows[0]?.count ?? 0;
}

function judgeWait(what: string, before: number, during: number) {
  const [most, quiet] = [during, before].map((ms) => (ms / 1000).toFixed(2));
  judge(
    during <= WANTED_SECONDS * 1000,
    `${what}: at most ${most} s (wanted ${WANTED_SECONDS}), ${quiet} s without them; ${TRIES} tries each`,
  );
}
