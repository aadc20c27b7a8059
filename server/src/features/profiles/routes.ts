import { listBurners } from "@kalivo/contract/routes/list-burners.ts";
import { listDonors } from "@kalivo/contract/routes/list-donors.ts";
import { readProfile as profileRoute } from "@kalivo/contract/routes/read-profile.ts";
import type { Api } from "../../http/route-handler.ts";
import { refusal } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { listPeople } from "./directory/list-people.ts";
import { readProfile } from "./read-profile.ts";

/** Other people, as far as their privacy settings allow. */
export function mountProfiles(api: Api, { pool }: Pick<Services, "pool">) {
  api.on(listBurners, ({ person, query, now }) =>
    listPeople(pool, "burner", { viewerId: person.id, query }, now),
  );
  api.on(listDonors, ({ person, query, now }) =>
    listPeople(pool, "donor", { viewerId: person.id, query }, now),
  );

  api.on(profileRoute, async ({ person, params, query, now }) => {
    const body = await readProfile(pool, { viewerId: person.id, personId: params.id, ...query }, now);
    return body === null ? refusal(404, (say) => say.accounts.noProfile) : { status: 200 as const, body };
  });
}
