import type { Provider } from "@kalivo/domain/health-source.ts";
import type { Queryable } from "#server/db/client.ts";

export async function isBroken(db: Queryable, userId: number, provider: Provider): Promise<boolean> {
  const connection = await db
    .selectFrom("source_connections")
    .select("status")
    .where("user_id", "=", userId)
    .where("provider", "=", provider)
    .executeTakeFirst();
  return connection?.status === "needs_reconnect";
}
