import { connect, createServer, type Socket } from "node:net";
import { once } from "node:events";

export type TurnedProxy = {
  port: number;
  /** All further connections go there; those to where it led before are ended. */
  turn: (port: number) => void;
  stop: () => Promise<void>;
};

/** One address before servers that take turns, as haproxy or a virtual IP address is before a primary and its standby. */
export async function startProxy(target: number): Promise<TurnedProxy> {
  let to = target;
  const open = new Set<Socket>();
  const server = createServer((outside) => {
    const inside = connect(to, "127.0.0.1");
    for (const [one, other] of [
      [outside, inside],
      [inside, outside],
    ] as const) {
      open.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the proxy has no port");
  const endAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: address.port,
    turn: (port) => {
      to = port;
      endAll();
    },
    stop: async () => {
      endAll();
      server.close();
      await once(server, "close");
    },
  };
}
