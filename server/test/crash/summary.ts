import { sql } from "kysely";
import type { Db } from "../../src/db/client.ts";
import type { StripeFake } from "../stripe-fake/stripe-fake.ts";

type Row = { name: string; wanted: number; met: number; before: number; within: number; after: number };

/** Kills by phase, beside what was wanted. */
export function tableOf(rows: readonly Row[]): string[] {
  const columns = ["wanted", "met", "before", "within", "after"] as const;
  const width = Math.max(...rows.map(({ name }) => name.length));
  const line = (name: string, cells: readonly (string | number)[]) =>
    `${name.padEnd(width)}${cells.map((cell) => String(cell).padStart(8)).join("")}`;
  return [
    line("kills in", columns),
    ...rows.map((row) =>
      line(
        row.name,
        columns.map((column) => row[column]),
      ),
    ),
    line(
      "all",
      columns.map((column) => rows.reduce((sum, row) => sum + row[column], 0)),
    ),
  ];
}

/** What a run has lived through, so that a reader sees whether it proves anything. */
export async function summarise(db: Db, fake: StripeFake): Promise<string[]> {
  const count = async (what: string, table: string) => {
    const { rows } = await sql<{ state: string; count: number }>`
      select state, count(*)::integer as count from ${sql.table(table)} group by 1 order by 2 desc
    `.execute(db);
    return `${what}: ${rows.map((row) => `${row.count} ${row.state}`).join(", ") || "none"}`;
  };
  const faults = Map.groupBy(
    fake.requests.flatMap(({ fault }) => (fault === null ? [] : [fault])),
    (fault) => fault,
  );
  const orphans = [...fake.world.paymentIntents.values()].filter(
    ({ status, latest_charge }) => status === "canceled" && latest_charge === null,
  );
  const unconfirmed = [...fake.world.paymentIntents.values()].filter(
    ({ status, latest_charge }) => status === "requires_payment_method" && latest_charge === null,
  );
  const { rows } = await sql<{ released: number; kinds: string }>`
    select (select count(*)::integer from charges where released_at is not null) as released,
      (select string_agg(kind || ' ' || count, ', ' order by kind)
       from (select kind, count(*) as count from journals group by kind) k) as kinds
  `.execute(db);
  return [
    await count("charges", "charges"),
    await count("refunds", "refunds"),
    await count("disputes", "disputes"),
    await count("payouts to organisations", "payouts"),
    `journals: ${rows[0]?.kinds ?? "none"}; released charges: ${rows[0]?.released ?? 0}`,
    `at the provider: ${fake.requests.length} requests, ${fake.world.events.size} events, faults ${[...faults].map(([fault, list]) => `${fault} ${list.length}`).join(", ")}`,
    `payments made twice and never submitted: ${orphans.length} cancelled, ${unconfirmed.length} not (no money)`,
  ];
}
