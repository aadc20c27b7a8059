import type { Queryable } from "../../src/db/client.ts";
import { checkBooks, checkProvider } from "../../src/features/billing/ledger/check.ts";
import type { Services } from "../../src/services.ts";

/** Where the books differ from themselves. */
export const booksDiffer = async (db: Queryable) =>
  (await checkBooks(db)).flatMap(({ differences }) => differences);

/** And from what the provider holds. Without a provider there is nothing to compare with: an error. */
export async function anyBooksDiffer({ db, payments, clock }: Pick<Services, "db" | "payments" | "clock">) {
  if (payments === null) throw new Error("there is no provider");
  const { differences } = await checkProvider(db, payments, clock.now());
  return [...(await booksDiffer(db)), ...differences];
}
