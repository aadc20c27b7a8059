import * as api from "@kalivo/contract/api-paths.ts";
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { openAsBlob } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { makeCluster } from "./cluster.ts";
import { freePort, removeFolder, temporaryFolder } from "./running-server.ts";
import { tokenFrom } from "./token.ts";

// One account sends exports of years again and again, several at once; meanwhile somebody else looks at one small file.
// How long that somebody waits for the preview, beside the same file with nobody else there, in the same run.

const EXPORT_BYTES = 40 * 1024 * 1024;
const AT_ONCE = 3;
const FILES = 12;
const WANTED_MS = 2_000;
const LEAST_EXPORTS = 2;

const folder = temporaryFolder();
const cluster = await makeCluster("beside");
const path = join(folder, "export.zip");
await once(start("apple-export.ts", [path, String(EXPORT_BYTES), String(Date.now())]), "message");
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const server = start("import-server.ts", [cluster.connectionString("beside"), String(port)]);
try {
  await once(server, "message");
  const [greedy, other] = [await account("greedy"), await account("other")];
  const alone = await waits(other, 0);
  const exported = await openAsBlob(path);
  const state = { over: false, read: 0, refused: 0 };
  const senders = Array.from({ length: AT_ONCE }, async () => {
    while (!state.over) {
      const status = await send(greedy, exported, "export.zip");
      if (status === 200 || status === 201) state.read += 1;
      else {
        state.refused += 1;
        await pause(50);
      }
    }
  });
  await pause(500);
  const beside = await waits(other, FILES);
  while (state.read < LEAST_EXPORTS) await pause(50);
  state.over = true;
  await Promise.all(senders);
  const kept = Math.max(...beside) <= WANTED_MS;
  if (!kept) process.exitCode = 1;
  console.log(
    `${kept ? "ok  " : "OVER"} a small file beside exports  longest wait ${ms(Math.max(...beside))} of ${FILES} (median ${ms(median(beside))}), target ${WANTED_MS} ms; reference alone: longest ${ms(Math.max(...alone))} (median ${ms(median(alone))})`,
  );
  console.log(
    `     meanwhile the other account had ${state.read} exports of 40 MB read and ${state.refused} refused`,
  );
} finally {
  server.kill("SIGTERM");
  await cluster.stop();
  removeFolder(folder);
}

function start(script: string, args: readonly string[]): ChildProcess {
  return fork(join(import.meta.dirname, script), args);
}

async function account(name: string): Promise<string> {
  const token = await tokenFrom(`${origin}${api.register}`, {
    first_name: name,
    last_name: "Bench",
    email: `${name}@example.org`,
    password: "correct horse",
  });
  await fetch(`${origin}${api.giveConsent}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ kind: "health", text_version: "2026-01", granted: true }),
  });
  return token;
}

async function send(token: string, file: Blob, name: string): Promise<number> {
  const body = new FormData();
  body.append("files", file, name);
  const url = `${origin}${api.previewImport}`;
  const answer = await fetch(url, { method: "POST", headers: { authorization: `Bearer ${token}` }, body });
  await answer.arrayBuffer();
  return answer.status;
}

/** Milliseconds from sending a file to its preview, one file after the other. */
async function waits(token: string, from: number): Promise<number[]> {
  const took: number[] = [];
  for (let turn = from; turn < from + FILES; turn += 1) {
    const began = performance.now();
    const status = await send(token, new Blob([runOn(turn)]), `run-${turn}.gpx`);
    if (status !== 200 && status !== 201) throw new Error(`a small file was answered ${status}`);
    took.push(performance.now() - began);
  }
  return took;
}

/** Half an hour of running, so many days ago; no two are alike. */
function runOn(daysAgo: number): string {
  const began = Date.now() - (daysAgo + 1) * 86_400_000;
  const points = Array.from({ length: 360 }, (_, index) => {
    const at = new Date(began + index * 5_000).toISOString();
    return `<trkpt lat="${50.8 + index * 0.0001}" lon="4.35"><time>${at}</time></trkpt>`;
  });
  return `<?xml version="1.0"?><gpx version="1.1" creator="bench" xmlns="http://www.topografix.com/GPX/1/1"><trk><type>running</type><trkseg>${points.join("")}</trkseg></trk></gpx>`;
}

function median(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}
