import { readTransparency } from "@kalivo/contract/routes/own/read-transparency.ts";
import type { Api } from "../../http/mount.ts";
import { reply } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { openBooks } from "./open-books.ts";
import { selectBookedMonths } from "./queries.ts";

/** The open books, for anybody. */
export function mountTransparency(api: Api, { pool }: Pick<Services, "pool">) {
  api.on(readTransparency, async () => reply(200, openBooks(await selectBookedMonths(pool, []))));
}
