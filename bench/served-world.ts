import * as api from "@kalivo/contract/api-paths.ts";
import { makeCluster, run } from "./cluster.ts";
import { serveDatabase } from "./running-server.ts";
import { tokenFrom } from "./token.ts";

export type ServedWorld = {
  origin: string;
  connectionString: string;
  /** Sign the requests of the first person there is, whose id is 1. */
  headers: Record<string, string>;
  stop: () => Promise<void>;
};

const DATABASE = "kalivo";

/** The product serving a database of its own: somebody registers, then these statements make the rest of the world. */
export async function serveWorld(
  statements: readonly string[],
  env: Record<string, string> = {},
): Promise<ServedWorld> {
  const cluster = await makeCluster(DATABASE);
  const connectionString = cluster.connectionString(DATABASE);
  const server = await serveDatabase(connectionString, { env });
  const stop = async () => {
    await server.stop();
    await cluster.stop();
  };
  try {
    await run(connectionString, FORGET_FIRST_ADMIN);
    const token = await tokenFrom(`${server.origin}${api.register}`, SOMEBODY);
    const headers = { authorization: `Bearer ${token}` };
    await run(connectionString, [...statements, "vacuum analyze"]);
    return { origin: server.origin, connectionString, headers, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Made by the first start, and logged where nothing is cut; worlds count their people from 1. */
const FORGET_FIRST_ADMIN = [
  "set session_replication_role = replica",
  "truncate users restart identity cascade",
];

const SOMEBODY = {
  first_name: "Bench",
  last_name: "Bench",
  email: "bench@example.org",
  password: "correct horse",
};
