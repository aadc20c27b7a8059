import { pathTo } from "@kalivo/contract/path-to.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createReadStream, openAsBlob, statSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { createInflateRaw } from "node:zlib";
import { WorkoutImport } from "@kalivo/contract/shapes/workout-import.ts";
import { makeCluster } from "./cluster.ts";
import { freePort, removeFolder, temporaryFolder } from "./running-server.ts";
import { tokenFrom } from "./token.ts";

// An Apple Health export of 100 MB from the upload to the preview, and its commit: seconds, and memory of the server above
// what it takes when nobody asks anything. Reference: the same file only inflated and cut into lines.

const EXPORT_BYTES = 100 * 1024 * 1024;
const WANTED_SECONDS = 15;
const WANTED_MEGABYTES = 150;
const MEGABYTE = 1024 * 1024;

const folder = temporaryFolder();
const cluster = await makeCluster("import");
const path = join(folder, "export.zip");
const made = told(await said(start("apple-export.ts", [path, String(EXPORT_BYTES), String(Date.now())])));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const server = start("import-server.ts", [cluster.connectionString("import"), String(port)]);
try {
  await said(server);
  const token = await tokenFrom(`${origin}${api.register}`, {
    first_name: "Bench",
    last_name: "Bench",
    email: "bench@example.org",
    password: "correct horse",
  });
  const headers = { authorization: `Bearer ${token}` };
  const idle = await memory("idle");

  const began = performance.now();
  const preview = WorkoutImport.parse(
    await answerOf(await fetch(`${origin}${api.previewImport}`, await upload(headers))),
  );
  const seconds = (performance.now() - began) / 1000;
  const commitBegan = performance.now();
  const url = `${origin}${pathTo(api.commitImport, { id: preview.id })}`;
  const committed = WorkoutImport.parse(await answerOf(await fetch(url, { method: "POST", headers })));
  const commitSeconds = (performance.now() - commitBegan) / 1000;
  const above = ((await memory("peak")) - idle) / MEGABYTE;

  const size = `${(made.bytes / MEGABYTE).toFixed(0)} MB (${(statSync(path).size / MEGABYTE).toFixed(0)} MB zipped)`;
  console.log(
    `${size}, ${made.workouts} workouts; found ${sum(preview.counts)}, kept ${sum(committed.counts)}`,
  );
  const reference = await onlyInflated();
  report("uploaded, read and previewed", seconds, "s", WANTED_SECONDS, `reference ${reference.toFixed(1)} s`);
  report("memory above idle", above, "MB", WANTED_MEGABYTES, `idle ${(idle / MEGABYTE).toFixed(0)} MB`);
  console.log(`     taken over in ${commitSeconds.toFixed(2)} s`);
  if (sum(preview.counts) !== made.workouts || sum(committed.counts) !== made.workouts) process.exitCode = 1;
} finally {
  server.kill("SIGTERM");
  await cluster.stop();
  removeFolder(folder);
}

function start(script: string, args: readonly string[]): ChildProcess {
  return fork(join(import.meta.dirname, script), args);
}

async function said(child: ChildProcess): Promise<unknown> {
  const [message]: unknown[] = await once(child, "message");
  return message;
}

/** Both processes tell numbers by name. */
function told(message: unknown): { bytes: number; workouts: number } {
  const number = (name: string) => {
    const value: unknown =
      typeof message === "object" && message !== null ? Reflect.get(message, name) : null;
    return typeof value === "number" ? value : 0;
  };
  return { bytes: number("bytes"), workouts: number("workouts") };
}

async function memory(wanted: "idle" | "peak"): Promise<number> {
  const answer = said(server);
  server.send(wanted);
  return told(await answer).bytes;
}

async function upload(headers: Record<string, string>) {
  const body = new FormData();
  body.append("files", await openAsBlob(path), "export.zip");
  return { method: "POST", headers, body };
}

async function answerOf(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`the server answered ${response.status}: ${await response.text()}`);
  return response.json();
}

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((all, one) => all + one, 0);
}

/** The first entry of a zip begins after its header of 30 bytes and its name. */
async function onlyInflated(): Promise<number> {
  const began = performance.now();
  const from = 30 + "apple_health_export/export.xml".length;
  const inflated = createInflateRaw();
  const reading = pipeline(createReadStream(path, { start: from }), inflated).catch(() => undefined);
  let lines = 0;
  for await (const line of createInterface({ input: inflated })) lines += line.length > 0 ? 1 : 0;
  await reading;
  if (lines === 0) throw new Error("there was nothing to read");
  return (performance.now() - began) / 1000;
}

function report(name: string, measured: number, unit: string, wanted: number, beside: string) {
  const kept = measured <= wanted;
  if (!kept) process.exitCode = 1;
  console.log(
    `${kept ? "ok  " : "OVER"} ${name.padEnd(30)} ${measured.toFixed(1)} ${unit}, target ${wanted} ${unit}; ${beside}`,
  );
}
