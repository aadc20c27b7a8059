import * as api from "@kalivo/contract/api-paths.ts";
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { DEMO_PASSWORD } from "@kalivo/demo/seed/demo-accounts.ts";
import { startEmbedded } from "../server/src/db/embedded.ts";
import { load } from "./load.ts";
import { removeFolder, startProduct, temporaryFolder } from "./running-server.ts";
import { tokenFrom } from "./token.ts";

// Requests a second of two calls, beside the same query and JSON from a bare node:http handler on the same database.
const TARGET = 0.5;
const ROUNDS = 5;
const SECONDS = 2;

const folder = temporaryFolder();
const product = await startProduct(folder);
const bare = await startBare(folder);
try {
  const data = { email: "both@kalivo.example", password: DEMO_PASSWORD };
  const token = await tokenFrom(`${product.origin}${api.signIn}`, data);
  const calls = [
    [api.listOrganisations, {}],
    [api.readMe, { authorization: `Bearer ${token}` }],
  ] as const;
  for (const [path, headers] of calls) {
    await load(`${product.origin}${path}`, headers, 1);
    await load(`${bare.origin}${path}`, headers, 1);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const reference = await load(`${bare.origin}${path}`, headers, SECONDS);
      const ours = await load(`${product.origin}${path}`, headers, SECONDS);
      rounds.push({ reference, ours, ratio: ours / reference });
    }
    const { reference, ours, ratio } = rounds.toSorted((a, b) => a.ratio - b.ratio)[
      Math.floor(ROUNDS / 2)
    ] ?? { reference: 0, ours: 0, ratio: 0 };
    console.log(
      `${ratio >= TARGET ? "ok  " : "LOW "} GET ${path.padEnd(20)} ${ours.toFixed(0)}/s, bare ${reference.toFixed(0)}/s, ratio ${ratio.toFixed(2)} (median of ${ROUNDS}), target ${TARGET}`,
    );
    if (ratio < TARGET) process.exitCode = 1;
  }
} finally {
  bare.process.kill("SIGTERM");
  await product.stop();
  removeFolder(folder);
}

async function startBare(dataDir: string): Promise<{ origin: string; process: ChildProcess }> {
  const cluster = await startEmbedded({ dataDir }); // adopts the running one
  const port = await freePort();
  const child = fork(join(import.meta.dirname, "bare-server.ts"), [
    cluster.connectionString("kalivo"),
    String(port),
  ]);
  await once(child, "message");
  return { origin: `http://127.0.0.1:${port}`, process: child };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (typeof address === "object" && address !== null) return address.port;
  throw new Error("no free port");
}
