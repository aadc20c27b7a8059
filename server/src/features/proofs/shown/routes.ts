import {
  listProofPosts as listRoute,
  readOrganisationProof as organisationRoute,
  readOwnProof as ownRoute,
} from "@kalivo/contract/routes/own/proof-posts.ts";
import { reply } from "#server/http/refusal.ts";
import type { Api } from "#server/http/route-handler.ts";
import type { Services } from "#server/services.ts";
import { mayReadOrganisation } from "../../organisations/may-read.ts";
import { UNKNOWN_ORGANISATION } from "../../organisations/unknown-organisation.ts";
import { MOST_POSTS, organisationProof } from "./organisation-proof.ts";
import { ownPostOnWire, postOnWire } from "./shown-on-wire.ts";
import { selectOwn, selectShown } from "./shown.queries.ts";

/** What organisations showed: to everybody without anybody's sum, and to each person with their own. */
export function mountShownPosts(api: Api, { db }: Pick<Services, "db">) {
  api.on(listRoute, async () =>
    reply(200, (await selectShown(db, { organisationId: null, limit: MOST_POSTS })).map(postOnWire)),
  );

  api.on(organisationRoute, async ({ params: { id }, raw: { headers }, now }) =>
    (await mayReadOrganisation(db, id, { headers, now }))
      ? reply(200, await organisationProof(db, id))
      : UNKNOWN_ORGANISATION,
  );

  api.on(ownRoute, async ({ person }) =>
    reply(200, (await selectOwn(db, person.id, MOST_POSTS)).map(ownPostOnWire)),
  );
}
