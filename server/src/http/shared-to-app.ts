import type { FastifyInstance } from "fastify";

/**
 * The installed app's service worker handles what another app shares with it. Without one (nobody is signed in) the request
 * ends here: the app opens, and the shared data is not read.
 */
export function mountSharedToApp(app: FastifyInstance): void {
  app.post("/share", { schema: { hide: true } }, (_request, reply) => reply.redirect("/", 303));
}
