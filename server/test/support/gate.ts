import { join as pathOf } from "node:path";
import { connect, createServer, type Socket } from "node:net";
import { portOf } from "./smtp-server.ts";

export type Gate = {
  port: number;
  /** The number of connection attempts. */
  tries: () => number;
  /** Closes all connections and refuses new ones: the server is down. */
  shut: () => void;
  /** Forwards nothing in either direction without closing: the server hangs. */
  freeze: () => void;
  open: () => void;
  stop: () => Promise<void>;
};

type Pair = readonly [outside: Socket, inside: Socket];

function join([outside, inside]: Pair) {
  outside.pipe(inside);
  inside.pipe(outside);
}

function part([outside, inside]: Pair) {
  outside.unpipe(inside).pause();
  inside.unpipe(outside).pause();
}

/** A TCP proxy before a local server that can be shut, to simulate an outage. */
export async function gateBefore(target: { path: string } | { port: number; host: string }): Promise<Gate> {
  let state: "open" | "shut" | "frozen" = "open";
  let tries = 0;
  const pairs = new Set<Pair>();
  const server = createServer((outside) => {
    tries += 1;
    if (state === "shut") {
      outside.destroy();
      return;
    }
    const inside = connect(target);
    const pair: Pair = [outside, inside];
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      for (const side of pair) side.destroy();
    };
    for (const side of pair) side.on("error", end).on("close", end);
    if (state === "open") join(pair);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const throwOut = () => {
    for (const side of [...pairs].flat()) side.destroy();
  };
  return {
    port: portOf(server),
    tries: () => tries,
    shut: () => {
      state = "shut";
      throwOut();
    },
    freeze: () => {
      state = "frozen";
      for (const pair of pairs) part(pair);
    },
    open: () => {
      state = "open";
      for (const pair of pairs) join(pair);
    },
    stop: async () => {
      throwOut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Where the PostgreSQL of a connection string listens. */
export function socketOf(connectionString: string): { path: string } | { host: string; port: number } {
  const { hostname, port, searchParams } = new URL(connectionString);
  const folder = searchParams.get("host");
  return folder === null ? { host: hostname, port: Number(port) } : { path: pathOf(folder, ".s.PGSQL.5432") };
}
