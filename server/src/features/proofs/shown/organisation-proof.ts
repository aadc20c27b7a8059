import type { OrganisationProof } from "@kalivo/contract/routes/own/proof-posts.ts";
import type { Queryable } from "#server/db/client.ts";
import { shownConfirmation } from "../confirmations.queries.ts";
import { postOnWire } from "./shown-on-wire.ts";
import { selectShown } from "./shown.queries.ts";

/** The newest posts that are read at once. */
export const MOST_POSTS = 30;

/** Since when an organisation takes part, and what it showed, as everybody may read it; nothing of a hidden one. */
export async function organisationProof(db: Queryable, organisationId: number): Promise<OrganisationProof> {
  const [confirmation, posts] = await Promise.all([
    shownConfirmation(db, organisationId),
    selectShown(db, { organisationId, limit: MOST_POSTS }),
  ]);
  return { confirmed_at: confirmation?.toISOString() ?? null, posts: posts.map(postOnWire) };
}
