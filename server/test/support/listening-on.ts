import type { FastifyInstance } from "fastify";

/** Listens on a free port of this machine alone, and says which. */
export async function listeningOn(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: "127.0.0.1" });
  const bound = app.server.address();
  if (bound === null || typeof bound === "string") throw new Error("no port");
  return bound.port;
}
