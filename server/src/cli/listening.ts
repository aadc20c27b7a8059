import { createServer } from "node:net";
import { ConfigError } from "../config/config-error.ts";

/** An address to listen on, and the variable that its port is from. */
export type Listening = { variable: keyof typeof ANOTHER; port: number; host: string };

/** How another port is chosen. */
const ANOTHER = { PORT: "PORT=3001 npm start", WORKER_PORT: "WORKER_PORT" } as const;

/**
 * Listens for a moment, before anything is started.
 * @throws ConfigError with the variable and what to do when nobody can listen there
 */
export async function tryToListen(at: Listening): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", (error) => reject(refusalToListen(error, at)));
    probe.listen(at.port, at.host, () => probe.close(() => resolve()));
  });
}

/** For a promise of a server that listens: the same errors as `tryToListen`. */
export const explainedFor =
  (at: Listening) =>
  (error: unknown): never => {
    throw refusalToListen(error, at);
  };

/** The error in a sentence, where it is about the address. */
export function refusalToListen(error: unknown, { variable, port, host }: Listening): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "EADDRINUSE")
    return new ConfigError(
      `Port ${port} is taken: stop what uses it, or choose another with ${ANOTHER[variable]}.`,
    );
  if (code === "EACCES")
    return new ConfigError(
      `Port ${port} is not allowed for this user: choose one above 1023 with ${variable}.`,
    );
  if (code === "EAI_AGAIN") return new Error(`HOST=${host} cannot be looked up now: the resolver is away.`);
  const why = OF_THE_HOST[code];
  return why === undefined ? error : new ConfigError(`HOST=${host} ${why}: ${OTHERS}.`);
}

const OTHERS =
  "set an address of this machine, 127.0.0.1 for this machine alone, or 0.0.0.0 for all that it has";

/** By the codes of the system: what is wrong with a host. */
const OF_THE_HOST: Readonly<Record<string, string>> = {
  EADDRNOTAVAIL: "is no address of this machine",
  ENOTFOUND: "is a name that leads nowhere",
  EINVAL: "cannot be listened on (EINVAL)",
  EAFNOSUPPORT: "cannot be listened on (EAFNOSUPPORT)",
};
