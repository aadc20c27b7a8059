import { PROVIDERS } from "@kalivo/domain/health-source.ts";
import type { FastifyInstance } from "fastify";
import type { Api } from "../http/route-handler.ts";
import type { Services } from "../services.ts";
import type { DemoWorld } from "./demo.ts";
import type { Payments } from "./payments.ts";
import type { Sources } from "./sources.ts";

type Parts = { services: Services; payments: Payments; sources: Sources; demo: DemoWorld | null };

/** Stand-ins have pages where they stand in, the mailbox in the demo; elsewhere their addresses are nothing. */
export async function mountStandInPages(
  app: FastifyInstance,
  api: Api,
  { services, payments, sources, demo }: Parts,
): Promise<void> {
  const absent = demo === null ? ["/mailbox", "/sandbox"] : [];
  if (demo !== null && payments.provider?.id !== "sandbox") absent.push("/sandbox");
  absent.push(...PROVIDERS.filter((id) => !sources.simulated.includes(id)).map((id) => `/simulated/${id}`));
  for (const url of absent.flatMap((page) => [page, `${page}/*`]))
    app.all(url, { schema: { hide: true } }, (_, reply) => reply.code(404).send({ message: "Not found." }));
  demo?.mountPages(app, api, services);
  await sources.mountPages(app);
  await payments.mountPages(app, services);
}
