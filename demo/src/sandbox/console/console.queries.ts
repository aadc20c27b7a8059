import { sql } from "kysely";
import type { Queryable } from "@kalivo/server/db/client.ts";

export type ConsolePayment = {
  ref: string;
  name: string;
  amount: bigint;
  status: string;
  declineCode: string | null;
  method: string | null;
  settlesAt: Date | null;
  dispute: string | null;
  disputeStatus: string | null;
  description: string;
  createdAt: Date;
};

export async function recentPayments(db: Queryable, limit: number): Promise<ConsolePayment[]> {
  const { rows } = await sql<ConsolePayment>`
    select p.ref, c.name, p.amount_cents as amount, p.status, p.decline_code as "declineCode",
      m.brand || ' ••' || m.last4 as method, p.settles_at as "settlesAt",
      d.ref as dispute, d.status as "disputeStatus", p.description, p.created_at as "createdAt"
    from sandbox.payments p
    join sandbox.customers c on c.ref = p.customer_ref
    left join sandbox.methods m on m.ref = p.method_ref
    left join sandbox.disputes d on d.payment_ref = p.ref
    order by p.created_at desc, p.ref
    limit ${limit}
  `.execute(db);
  return rows;
}

export type ConsoleEvent = {
  id: string;
  type: string;
  object: string;
  createdAt: Date;
  deliveredAt: Date | null;
  tries: number;
};

export async function recentEvents(db: Queryable, limit: number): Promise<ConsoleEvent[]> {
  const { rows } = await sql<ConsoleEvent>`
    select id, body ->> 'type' as type, body ->> 'object' as object, created_at as "createdAt",
      delivered_at as "deliveredAt", tries
    from sandbox.events
    order by created_at desc, id
    limit ${limit}
  `.execute(db);
  return rows;
}
