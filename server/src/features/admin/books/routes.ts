import { Readable } from "node:stream";
import {
  downloadBooks,
  readBooks,
  readLedgerCheck as checkRoute,
  runLedgerCheck,
} from "@kalivo/contract/routes/own/admin/books.ts";
import { allOrNothing } from "#server/db/all-or-nothing.ts";
import { notifyJobs } from "#server/db/notify-jobs.ts";
import type { Api } from "#server/http/route-handler.ts";
import { reply } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { logAction } from "../../audit/audit.queries.ts";
import { readLedgerCheck } from "./ledger-check.ts";
import { countJournals } from "./books.queries.ts";
import { readAccounts } from "./read-accounts.ts";
import { BOOKS } from "./tables.ts";

/** The export for the accountant: a year or a month as accounts, a journal and lists (docs/runbook/treasurer.md). */
export function mountBooksAdmin(api: Api, services: Pick<Services, "db" | "pool" | "payments">) {
  const { db } = services;
  api.on(checkRoute, async () => reply(200, await readLedgerCheck(services)));

  api.on(runLedgerCheck, ({ person, now }) =>
    allOrNothing(services, async (inside) => {
      const target = { kind: "books", id: null } as const;
      await logAction(inside.db, { actorId: person.id, action: "ledger.check", target }, now);
      await notifyJobs(inside.db, "check");
      return reply(200, await readLedgerCheck(inside));
    }),
  );

  api.on(readBooks, async ({ params: { period }, say }) => {
    const { accounts, total } = await readAccounts({ db, period, words: say.books });
    return reply(200, { period: period.label, journals: await countJournals(db, period), accounts, total });
  });

  api.on(downloadBooks, async ({ person, params: { period, table }, say, now }) => {
    const target = { kind: "books", id: null } as const;
    const after = { table, period: period.label };
    await logAction(db, { actorId: person.id, action: "books.download", target, after }, now);
    const lines = BOOKS[table]({ db, period, words: say.books });
    const headers = {
      "content-disposition": `attachment; filename="kalivo-${table}-${period.label}.csv"`,
    };
    return reply(200, Readable.from(lines), headers);
  });
}
