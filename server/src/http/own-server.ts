import type { FastifyInstance } from "fastify";

const TIMEOUT_MS = 15_000;

/** Calls a path of the product's own server, as a provider or its substitute would. */
export type OwnServer = {
  ask: (path: string, init: RequestInit) => Promise<Response>;
  /** From now on this process is the server. */
  isServedBy: (app: FastifyInstance) => void;
};

/**
 * Over HTTP to this process while it listens, else to the public address; without a network when nothing listens
 * (tests).
 */
export function ownServer(publicUrl: string): OwnServer {
  let app: FastifyInstance | null = null;
  return {
    isServedBy: (server) => {
      app = server;
    },
    ask: async (path, init) => {
      if (app !== null && !app.server.listening) return inject(app, path, init);
      const base = app === null ? publicUrl : listeningUrl(app);
      return fetch(`${base}${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
    },
  };
}

const METHODS = ["GET", "POST", "DELETE"] as const;
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 304]);

/** Returns redirects, like `fetch` with `redirect: "manual"`. */
async function inject(app: FastifyInstance, path: string, init: RequestInit): Promise<Response> {
  const request = new Request(`http://localhost${path}`, init);
  const method = METHODS.find((known) => known === request.method);
  if (method === undefined) throw new Error(`nobody asks with ${request.method} here`);
  const payload = await request.text();
  const asked = app.inject({
    method,
    url: path,
    headers: Object.fromEntries(request.headers),
    ...(payload !== "" && { payload }),
  });
  const { statusCode, headers, body } = await Promise.race([asked, givenUp(request.signal)]);
  const kept = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return new Response(WITHOUT_BODY.has(statusCode) ? null : body, { status: statusCode, headers: kept });
}

const givenUp = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

function listeningUrl(app: FastifyInstance): string {
  const address = app.server.address();
  if (address === null || typeof address === "string")
    throw new Error("the server does not listen on a port");
  const anywhere = address.address === "0.0.0.0" || address.address === "::";
  const host = address.family === "IPv6" ? `[${address.address}]` : address.address;
  return `http://${anywhere ? "127.0.0.1" : host}:${address.port}`;
}
