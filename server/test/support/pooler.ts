import { connect, createServer } from "node:net";
import { portOf } from "./smtp-server.ts";
import { socketOf } from "./gate.ts";

/** BackendKeyData: its letter, its length of 12, the number of the backend, and a secret. */
const KEY_DATA = Buffer.from([0x4b, 0, 0, 0, 12]);

/**
 * A stand-in for a pooler before a local PostgreSQL: like one, it gives its clients a number of its own. It shares no connection.
 */
export async function poolerBefore(
  connectionString: string,
): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = createServer((outside) => {
    const inside = connect(socketOf(connectionString));
    for (const side of [outside, inside])
      side.on("error", () => undefined).on("close", () => [outside, inside].map((other) => other.destroy()));
    outside.pipe(inside);
    inside.on("data", (said: Buffer) => {
      const at = said.indexOf(KEY_DATA);
      if (at !== -1) said.writeUInt32BE(4_000_000, at + KEY_DATA.length);
      outside.write(said);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { username, pathname } = new URL(connectionString);
  return {
    address: `postgresql://${username}@127.0.0.1:${portOf(server)}${pathname}`,
    stop: async () => void (await new Promise((resolve) => server.close(resolve))),
  };
}
