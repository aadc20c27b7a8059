import type { Config } from "../../config.ts";
import type { Db } from "../../db/client.ts";
import { selectAssociation } from "./queries.ts";

/** Who runs the product: named in mails, receipts and payment files; people write to its mail. */
export type Association = { name: string; mail: string };

/** A variable that is set, else what the first start kept, else what is there: an example. */
export async function readAssociation(config: Config, db: Db): Promise<Association> {
  const kept = await selectAssociation(db);
  return {
    name: config.operator.associationName ?? kept?.name ?? config.associationName,
    mail: config.operator.associationMail ?? kept?.mail ?? config.associationMail,
  };
}
