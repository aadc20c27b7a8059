import type { Config } from "../../config/config.ts";
import type { Db } from "../../db/client.ts";
import { selectAssociation, selectImprint } from "./setup.queries.ts";

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

/** What the imprint says beside name and mail; null where nobody has said it yet. */
export type Imprint = { address: string | null; number: string | null };

/** A variable that is set, else what was kept. */
export async function readImprint({ operator }: Pick<Config, "operator">, db: Db): Promise<Imprint> {
  const kept = await selectImprint(db);
  return {
    address: operator.associationAddress ?? kept?.address ?? null,
    number: operator.associationNumber ?? kept?.number ?? null,
  };
}
