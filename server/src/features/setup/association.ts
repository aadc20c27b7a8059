import type { Config } from "../../config/config.ts";
import type { Db } from "../../db/client.ts";
import { selectAssociation } from "./setup.queries.ts";

/** The association that runs the product: named in mails, receipts and payment files, with its contact address. */
export type Association = { name: string; mail: string };

/** The imprint beside name and mail; null where it is not set yet. */
export type Imprint = { address: string | null; number: string | null };

export type Operator = Association & Imprint;

/** The environment's value, else the one stored at the first start or since, else an example or null. */
export const operatorOf = (config: Config, kept: Operator | null): Operator => ({
  name: config.operator.associationName ?? kept?.name ?? config.associationName,
  mail: config.operator.associationMail ?? kept?.mail ?? config.associationMail,
  address: config.operator.associationAddress ?? kept?.address ?? null,
  number: config.operator.associationNumber ?? kept?.number ?? null,
});

export const readOperator = async (config: Config, db: Db): Promise<Operator> =>
  operatorOf(config, await selectAssociation(db));

export async function readAssociation(config: Config, db: Db): Promise<Association> {
  const { name, mail } = await readOperator(config, db);
  return { name, mail };
}

export async function readImprint(config: Config, db: Db): Promise<Imprint> {
  const { address, number } = await readOperator(config, db);
  return { address, number };
}
