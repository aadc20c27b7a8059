import { readStats as route } from "@kalivo/contract/routes/read-stats.ts";
import type { Api } from "../../http/route-handler.ts";
import type { Services } from "../../services.ts";
import { readStats } from "./read-stats.ts";

export function mountStats(api: Api, services: Pick<Services, "db" | "pool">) {
  api.on(route, async ({ person, params, query, now }) => {
    const stats = await readStats(services, { ...params, ...query, viewerId: person.id }, now);
    return "refused" in stats ? stats : { status: 200 as const, body: stats };
  });
}
