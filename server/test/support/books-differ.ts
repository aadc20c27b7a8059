import type { Queryable } from "../../src/db/client.ts";
import { checkBooks, checkProvider } from "../../src/features/billing/ledger/check.ts";
import type { Services } from "../../src/services.ts";

/** Differences within the books. */
export const booksDiffer = async (db: Queryable) =>
  (await checkBooks(db)).flatMap(({ differences }) => differences);

/** Differences also from the provider's records. Throws without a provider. */
export async function anyBooksDiffer({ db, payments, clock }: Pick<Services, "db" | "payments" | "clock">) {
  if (payments === null) throw new Error("there is no provider");
  const { differences } = await checkProvider(db, payments, clock.now());
  return [...(await booksDiffer(db)), ...differences];
}

/** Keeps a comparison that found so many differences in the books, as the newest. */
export const booksCompared = ({ db, clock }: Pick<Services, "db" | "clock">, books_differ: number) =>
  db
    .insertInto("ledger_checks")
    .values({
      checked_at: clock.now(),
      compared: 1,
      books_differ,
      provider_differs: 0,
      took_ms: 1,
      differences: "[]",
    })
    .execute();
