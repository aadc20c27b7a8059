import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../support/process.ts";
import { programOf, versionOf } from "./packages.ts";
import { startProgram } from "./program.ts";

const READY_WITHIN_MS = 60_000;
const POLL_MS = 100;

/** It asks twice a second and believes the second answer. `retries 0`: what is lost is seen as lost. */
const configuration = (port: number, ports: readonly number[], socket: string) => `
global
  stats socket ${socket} mode 666

defaults
  mode http
  retries 0
  timeout connect 5s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  option http-keep-alive

frontend drill
  bind 127.0.0.1:${port}
  default_backend serve

backend serve
  balance roundrobin
  option httpchk GET /readyz
  default-server check inter 500ms fall 2 rise 1
${ports.map((one) => `  server on${one} 127.0.0.1:${one}`).join("\n")}
`;

export type Balancer = {
  version: string;
  origin: string;
  /** Resolves once it sends requests there. */
  up: (port: number) => Promise<void>;
  stop: () => Promise<void>;
};

export async function startHaproxy(ports: readonly number[], folder: string): Promise<Balancer> {
  const program = programOf("haproxy");
  const port = await freePort();
  const socket = join(folder, "haproxy.sock");
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, configuration(port, ports, socket));
  const running = startProgram([program, "-f", file, "-db"]);
  return {
    version: versionOf(program, "-v").split(" ", 3).join(" "),
    origin: `http://127.0.0.1:${port}`,
    up: async (server) => {
      for (let waited = 0; waited < READY_WITHIN_MS; waited += POLL_MS) {
        if (running.child.exitCode !== null) throw new Error(`haproxy ended: ${running.said()}`);
        if ((await standOf(socket, server)).startsWith("UP")) return;
        await pause(POLL_MS);
      }
      throw new Error(`haproxy does not see the server on ${server}`);
    },
    stop: () => running.stop("SIGTERM"),
  };
}

const STATUS = 17;

/** The state of a server in the statistics: UP, DOWN or on the way between. */
async function standOf(socket: string, port: number): Promise<string> {
  const table = await new Promise<string>((resolve) => {
    const asked = connect(socket);
    let told = "";
    asked.on("data", (chunk: Buffer) => (told += chunk.toString()));
    asked.on("error", () => resolve(""));
    asked.on("close", () => resolve(told));
    asked.end("show stat\n");
  });
  const row = table.split("\n").find((line) => line.startsWith(`serve,on${port},`));
  return row?.split(",")[STATUS] ?? "";
}
