import { type OpenBooks, readTransparency } from "@kalivo/contract/routes/own/read-transparency.ts";
import type { Api } from "../../http/mount.ts";
import { reply } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { openBooks } from "./open-books.ts";
import { selectBookedMonths } from "./queries.ts";

/** The whole ledger is added up for an answer that changes once a month: nobody may have that done at every request. */
const KEPT_MS = 60_000;

/** The open books, for anybody. */
export function mountTransparency(api: Api, { pool }: Pick<Services, "pool">) {
  let kept: { at: number; books: Promise<OpenBooks> } | null = null;
  api.on(readTransparency, async ({ now }) => {
    const age = kept === null ? KEPT_MS : Math.abs(now.getTime() - kept.at); // the demo's clock moves both ways
    if (kept === null || age >= KEPT_MS) {
      const books = selectBookedMonths(pool, []).then(openBooks);
      kept = { at: now.getTime(), books };
      books.catch(() => (kept = null));
    }
    return reply(200, await kept.books);
  });
}
