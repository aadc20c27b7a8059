import * as api from "@kalivo/contract/api-paths.ts";
import { randomUUID } from "node:crypto";
import { periodEnd, periodStart, type PeriodId } from "@kalivo/domain/billing/month.ts";
import { LEDGER_MONTH_FIGURE } from "../../src/features/billing/figures/ledger-month.queries.ts";
import { keepFigure } from "../../src/features/billing/figures/month-figures.queries.ts";
import type { TestProduct } from "./product.ts";

export const PASSWORD = "correct horse";

export type Somebody = { id: number; token: string; email: string };

/** Registers a person by the real call, by default with a confirmed address. */
export async function somebody(
  kalivo: TestProduct,
  first_name = "Amina",
  last_name = "Diallo",
  { confirmed = true } = {},
): Promise<Somebody> {
  const email = `${randomUUID()}@example.org`;
  const data = { first_name, last_name, email, password: PASSWORD };
  const { body } = await kalivo.call("POST", api.register, { data });
  const me = await kalivo.call("GET", api.readMe, { token: body.token });
  if (confirmed) await confirmAddressOf(kalivo, me.body.id);
  return { id: me.body.id, token: body.token, email };
}

/** Confirms an address, as by the welcome mail's link. */
export async function confirmAddressOf(kalivo: TestProduct, id: number): Promise<void> {
  const { db, clock } = kalivo.product.services;
  await db.updateTable("users").set({ email_confirmed_at: clock.now() }).where("id", "=", id).execute();
}

/** Inserts an organisation into the database directly. */
export async function organisation(
  kalivo: TestProduct,
  name: string,
  created_at = new Date("2026-01-01T00:00:00Z"),
): Promise<number> {
  const { id } = await kalivo.product.services.db
    .insertInto("organisations")
    .values({ name, short_description: `About ${name}`, long_description: `All about ${name}`, created_at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

let causes = 0;

/** Sets a new organisation as the person's only one, and returns its id. */
export async function chooseCause(kalivo: TestProduct, { token }: Somebody): Promise<number> {
  const cause = await organisation(kalivo, `Cause ${(causes += 1)}`);
  await kalivo.call("POST", api.chooseOrganisations, { token, data: { organisations: [cause] } });
  return cause;
}

type NewPledge = {
  payer: number;
  burner: number;
  rateCents?: number;
  capCents?: bigint | null;
  syncedOnly?: boolean;
  since?: string;
  until?: string | null;
};

/** A pledge of a payer with a long-standing method. */
export async function pledge(
  kalivo: TestProduct,
  { payer, burner, rateCents = 10, capCents = null, syncedOnly = false, ...valid }: NewPledge,
) {
  const { since = "2026-10-01T00:00:00Z", until = null } = valid;
  const { db } = kalivo.product.services;
  const payerId = await payerOf(kalivo, payer);
  await db
    .insertInto("pledges")
    .values({
      payer_id: payerId,
      burner_id: burner,
      rate_cents: rateCents,
      cap_cents: capCents,
      synced_only: syncedOnly,
      valid: `[${since},${until ?? ""})`,
    })
    .execute();
  return payerId;
}

/** The payer of a person, with a working card; created if missing. */
export async function payerOf(kalivo: TestProduct, userId: number): Promise<number> {
  const since = new Date("2026-01-01T00:00:00Z");
  const { id } = await kalivo.product.services.db
    .insertInto("payers")
    .values({
      user_id: userId,
      provider: "sandbox",
      customer_ref: `customer-${userId}`,
      method_ref: `method-${userId}`,
      method_kind: "card",
      method_label: "Visa •••• 4242",
      method_state: "active",
      method_since: since,
      created_at: since,
    })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ method_state: "active" }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Books a party's gross total of a month, as billing would. */
export async function grossTotal(
  kalivo: TestProduct,
  total: {
    party: "organisation" | "burner" | "payer";
    party_id: number;
    period_id: number;
    gross_cents: bigint;
    payers_count?: number;
  },
) {
  const { db } = kalivo.product.services;
  const { period_id } = total;
  await db
    .insertInto("billing_periods")
    .values({ id: period_id, starts_at: periodStart(period_id), ends_at: periodEnd(period_id) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.insertInto("gross_totals").values(total).execute();
}

/** Keeps how many paid in a month, as billing would, after its totals: that makes it public. */
export async function paidBy(kalivo: TestProduct, period: PeriodId, donors: number) {
  const nothing = { gross: "0", fees: "0", returned: "0", losses: "0", returned_twice: "0" };
  const sums = JSON.stringify({ donors, ...nothing, disputed_donors: 0, dispute_fees: "0" });
  await keepFigure(kalivo.product.services.db, { period, figure: LEDGER_MONTH_FIGURE.name, sums });
}
