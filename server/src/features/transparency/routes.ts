import { Readable } from "node:stream";
import {
  downloadLeaves,
  downloadTransparency,
  downloadTransparencyMonth,
  readTransparency,
  readTransparencyMonth,
} from "@kalivo/contract/routes/own/transparency.ts";
import { periodLabel, type PeriodId } from "@kalivo/domain/billing/month.ts";
import { inOneReading } from "../../db/all-or-nothing.ts";
import type { Db } from "../../db/client.ts";
import type { Api } from "../../http/route-handler.ts";
import { refusal, reply } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { csvLine } from "../../documents/csv.ts";
import { leavesOf } from "../billing/seal/checksum-chain.ts";
import type { PublicBooks } from "./open-books.ts";
import { publicPayouts } from "./organisations/public-organisations.ts";
import { selectOrganisationBooks, selectPaidOut } from "./organisations/organisations.queries.ts";
import { BOOK_TABLES, monthTable } from "./tables.ts";

const NOT_PUBLIC = refusal(404, (say) => say.giving.notPublic);
const NOT_SEALED = refusal(404, (say) => say.giving.notSealed);

/** The public books: to view, to download, and to verify. */
export function mountTransparency(api: Api, services: Pick<Services, "pool" | "db">, books: PublicBooks) {
  api.on(readTransparency, async ({ now }) => reply(200, await books.all(now)));

  api.on(readTransparencyMonth, async ({ params, now }) => {
    const month = await books.month(params.month, now);
    return month === null ? NOT_PUBLIC : reply(200, month);
  });

  api.on(downloadTransparencyMonth, async ({ params, now }) => {
    const month = await books.month(params.month, now);
    return month === null ? NOT_PUBLIC : reply(200, monthTable(month), download(`books-${month.month}`));
  });

  api.on(downloadTransparency, async ({ params, now }) => {
    const shown = await books.all(now);
    const whole = params.table === "payouts" ? { ...shown, payouts: await everyPayout(services) } : shown;
    return reply(200, BOOK_TABLES[params.table](whole), download(`books-${params.table}`));
  });

  api.on(downloadLeaves, async ({ params, now }) => {
    const month = periodLabel(params.month);
    const sealed = (await books.all(now)).seals.some((seal) => seal.month === month);
    if (!sealed) return NOT_SEALED;
    return reply(200, Readable.from(leafLines(services.db, params.month)), download(`entries-${month}`));
  });
}

const everyPayout = (from: Pick<Services, "pool">) =>
  inOneReading(from, async ({ pool }) =>
    publicPayouts(await selectPaidOut(pool, []), await selectOrganisationBooks(pool, [])),
  );

async function* leafLines(db: Db, month: PeriodId): AsyncGenerator<string> {
  yield csvLine(["entry", "hash"]);
  let entry = 0;
  for await (const leaf of leavesOf(db, month)) yield csvLine([(entry += 1), leaf.toString("hex")]);
}

const download = (name: string) => ({ "content-disposition": `attachment; filename="kalivo-${name}.csv"` });
