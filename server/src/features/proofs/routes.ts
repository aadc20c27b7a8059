import type { Api } from "#server/http/route-handler.ts";
import type { Services } from "#server/services.ts";
import { mountEntrance } from "./entrance/routes.ts";
import { mountShownPosts } from "./shown/routes.ts";

/** What organisations say and show of the money that they got, and their own page to do so. */
export function mountProofs(api: Api, services: Pick<Services, "db" | "pool" | "secretKeys">) {
  mountEntrance(api, services);
  mountShownPosts(api, services);
}
