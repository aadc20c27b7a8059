import { sql } from "kysely";
import { setTimeout as pause } from "node:timers/promises";
import { makeCluster } from "../../../bench/cluster.ts";
import { openDatabase } from "../../src/db/client.ts";
import { freePort, kalivoCommand, printed, type Command } from "../support/process.ts";
import { startHaproxy } from "./engines/haproxy.ts";
import { makeFolder } from "./engines/program.ts";
import { say, type Report } from "./report.ts";
import { register, startTraffic } from "./traffic.ts";

const CLIENTS = 8;
const DATABASE = "drill";
const POLL_MS = 100;
const TOLD_EVERY = 5;

const AS_IN_PRODUCTION = {
  DEMO: "0",
  SECRET_KEYS: "a key for drills of 32 characters or more",
  ASSOCIATION_NAME: "Drill vzw",
  ASSOCIATION_MAIL: "info@kalivo.example",
  FIRST_ADMIN: "drill-admin@kalivo.example",
};

type Serving = { port: number; command: Command };

/** Two `serve` behind haproxy are restarted in turn, one after the other, while people read and save. */
export async function deployDrill({ restarts }: { restarts: number }): Promise<Report> {
  const folder = makeFolder();
  const stops: (() => Promise<void>)[] = [async () => folder.remove()];
  try {
    const cluster = await makeCluster(DATABASE);
    stops.unshift(cluster.stop);
    const ports = [await freePort(), await freePort()];
    const proxy = await startHaproxy(ports, folder.path);
    stops.unshift(proxy.stop);
    const start = (port: number) => serve(port, cluster.productString(DATABASE), proxy.origin);
    const [one, other] = ports;
    const serving = new Map<number, Serving>();
    stops.unshift(async () => {
      for (const { command } of serving.values()) command.child.kill("SIGKILL");
    });
    for (const port of [one ?? 0, other ?? 0]) {
      serving.set(port, await start(port));
      await proxy.up(port);
    }
    const visitors: string[] = [];
    for (let nth = 0; nth < CLIENTS; nth += 1) visitors.push(await register(proxy.origin, `Deploy${nth}`));
    const began = performance.now();
    const traffic = startTraffic(proxy.origin, visitors);
    const wrong: string[] = [];
    const turn = [...serving.keys()];
    for (let nth = 0; nth < restarts; nth += 1) {
      const port = turn[nth % turn.length] ?? 0;
      const code = await endOf(serving.get(port));
      if (code !== 0) wrong.push(`restart ${nth + 1} ended with ${code}`);
      serving.set(port, await start(port));
      await proxy.up(port);
      if ((nth + 1) % TOLD_EVERY === 0) say(`  ${nth + 1} of ${restarts} restarts`);
    }
    const seconds = (performance.now() - began) / 1000;
    const { answered, saved, failed, slowestMs } = await traffic.stop();
    const kept = await workoutsIn(cluster.connectionString(DATABASE));
    if (kept !== saved) wrong.push(`${saved} saves acknowledged, ${kept} kept`);
    return {
      figures: [
        `${proxy.version}; ${restarts} restarts of two serve in ${seconds.toFixed(0)} s`,
        `${answered} requests answered by ${CLIENTS} clients, ${failed.length} failed; the slowest ${Math.round(slowestMs)} ms`,
        `${saved} saves acknowledged, ${kept} kept`,
      ],
      wrong: [...wrong, ...counted(failed)],
    };
  } finally {
    for (const stop of stops) await stop();
  }
}

const counted = (failed: readonly string[]) =>
  [...Map.groupBy(failed, (how) => how)].map(([how, all]) => `${all.length} × ${how}`);

async function serve(port: number, connectionString: string, origin: string): Promise<Serving> {
  const command = kalivoCommand(["serve", "--no-jobs"], {
    ...AS_IN_PRODUCTION,
    PORT: String(port),
    PUBLIC_URL: origin,
    DATABASE_URL: connectionString,
    GRACE_SECONDS: "", // as long as without a word
    LOG_LEVEL: "warn",
  });
  await printed(command, "Kalivo");
  return { port, command };
}

async function endOf(serving: Serving | undefined): Promise<number | null> {
  serving?.command.child.kill("SIGTERM");
  await pause(POLL_MS);
  return (await serving?.command.ended)?.code ?? null;
}

async function workoutsIn(connectionString: string): Promise<number> {
  const { db, close } = openDatabase(connectionString, { onLost: () => undefined });
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from workouts`.execute(db);
  await close();
  return rows[0]?.count ?? 0;
}
