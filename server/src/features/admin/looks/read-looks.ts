import type { Look } from "@kalivo/contract/shapes/proof-post.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";
import { selectAbout } from "../../proofs/entrance/page.queries.ts";
import { waitingChanges, waitingPosts, type WaitingChange, type WaitingPost } from "./looks.queries.ts";

/** What waits, oldest first: what is shown now stands beside what is proposed. */
export async function readLooks(db: Queryable, now: Date): Promise<Look[]> {
  const [changes, posts] = await Promise.all([waitingChanges(db), waitingPosts(db)]);
  const words = await Promise.all(changes.map((change) => changeOnWire(db, change, now)));
  return [...words, ...posts.map(postOnWire)].toSorted((a, b) => a.at.localeCompare(b.at));
}

async function changeOnWire(db: Queryable, change: WaitingChange, now: Date): Promise<Look> {
  const { words, account } = await selectAbout(db, change.organisation.id, now);
  const { id, organisation, at, proposed, account_holder: holder } = change;
  return {
    kind: "words",
    id,
    organisation: causeOf(organisation),
    at: at.toISOString(),
    now: words,
    proposed: proposed ?? {},
    account_holder: holder === null ? null : { now: account?.holder ?? null, proposed: holder },
  };
}

/** Only what the shape names: of several shapes the one that fits exactly is answered. */
const causeOf = ({ id, name, logo }: WaitingPost["organisation"]) => ({ id, name, logo });

const postOnWire = ({ at, paid_on, cents, organisation, ...post }: WaitingPost): Look => ({
  kind: "post",
  ...post,
  organisation: causeOf(organisation),
  at: at.toISOString(),
  payout: { paid_on, amount_in_euros: eurosFromCents(cents) },
});
