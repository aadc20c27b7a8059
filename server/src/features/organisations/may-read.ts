import type { IncomingHttpHeaders } from "node:http";
import type { Db } from "../../db/client.ts";
import { signedIn } from "../../http/session.ts";
import { findHidden, supports } from "./organisations.queries.ts";

type Asking = { headers: IncomingHttpHeaders; now: Date };

/** Whether an organisation that is hidden is still read by whoever asks: by admins, and who supports it. */
export async function mayReadHidden(db: Db, id: number, { headers, now }: Asking): Promise<boolean> {
  const reader = await signedIn(db, headers, now);
  return reader !== null && (reader.mayAdminister || (await supports(db, reader.id, id)));
}

/** The same of any organisation; false also when there is none. */
export async function mayReadOrganisation(db: Db, id: number, asking: Asking): Promise<boolean> {
  const hidden = await findHidden(db, id);
  if (hidden === null) return false;
  return !hidden || mayReadHidden(db, id, asking);
}
