import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { COMPILED } from "./compiled.ts";

const root = join(import.meta.dirname, "../../..");

export type Command = {
  child: ChildProcess;
  output: () => string;
  ended: Promise<{ code: number | null; output: string }>;
};

/** None outlives the process that runs them. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** Runs `kalivo <args>` as a process with only the given environment added. */
export function kalivoCommand(args: readonly string[], env: Record<string, string>): Command {
  const child = spawn(process.execPath, ["server/src/cli.ts", ...args], {
    cwd: root,
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: process.env["HOME"] ?? "",
      LOG_LEVEL: "error",
      GRACE_SECONDS: "0",
      ...COMPILED,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, "close").then(() => {
    running.delete(child);
    return { code: child.exitCode, output };
  });
  return { child, output: () => output, ended };
}

/** Resolves when the process has printed the text; rejects when it exits before. */
export function printed({ child, output }: Command, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (output().includes(text)) resolve();
    };
    child.stdout?.on("data", look);
    child.once("close", () => reject(new Error(`ended without printing "${text}": ${output()}`)));
    look();
  });
}

/** A port in use, until `close`. */
export async function takenPort(): Promise<{ port: number; server: Server }> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return { port: address.port, server };
}

/** A free port. */
export async function freePort(): Promise<number> {
  const { port, server } = await takenPort();
  server.close();
  await once(server, "close");
  return port;
}
