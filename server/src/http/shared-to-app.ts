import type { FastifyInstance } from "fastify";

/**
 * What another app shares with the installed one is taken by its service worker. Where there is none (nobody is signed
 * in) it ends here: the app opens, and what was shared is not read.
 */
export function mountSharedToApp(app: FastifyInstance): void {
  app.post("/share", { schema: { hide: true } }, (_request, reply) => reply.redirect("/", 303));
}
