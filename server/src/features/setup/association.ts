import type { Config } from "../../config/config.ts";
import type { Db } from "../../db/client.ts";
import { selectAssociation, selectImprint } from "./setup.queries.ts";

/** The association that runs the product: named in mails, receipts and payment files, with its contact address. */
export type Association = { name: string; mail: string };

/** The environment's value, else the one stored at the first start, else an example. */
export async function readAssociation(config: Config, db: Db): Promise<Association> {
  const kept = await selectAssociation(db);
  return {
    name: config.operator.associationName ?? kept?.name ?? config.associationName,
    mail: config.operator.associationMail ?? kept?.mail ?? config.associationMail,
  };
}

/** The imprint beside name and mail; null where it is not set yet. */
export type Imprint = { address: string | null; number: string | null };

/** The environment's value, else the stored one. */
export async function readImprint({ operator }: Pick<Config, "operator">, db: Db): Promise<Imprint> {
  const kept = await selectImprint(db);
  return {
    address: operator.associationAddress ?? kept?.address ?? null,
    number: operator.associationNumber ?? kept?.number ?? null,
  };
}
