import { sql } from "kysely";
import type { Provider } from "@kalivo/domain/health-source.ts";
import type { Queryable } from "../../db/client.ts";

export type BegunConnection = {
  stateHash: Buffer;
  userId: number;
  provider: Provider;
  verifierSealed: Buffer;
};

export async function insertState(db: Queryable, begun: BegunConnection, now: Date) {
  await db
    .insertInto("integration_states")
    .values({
      state_hash: begun.stateHash,
      user_id: begun.userId,
      provider: begun.provider,
      verifier_sealed: begun.verifierSealed,
      created_at: now,
    })
    .execute();
}

/** What a person began and never finished goes with the next one they begin. */
export async function deleteStatesBefore(db: Queryable, userId: number, before: Date) {
  await db
    .deleteFrom("integration_states")
    .where("user_id", "=", userId)
    .where("created_at", "<", before)
    .execute();
}

/** Uses a state up: of two at once only one gets it. */
export async function useState(
  db: Queryable,
  asked: { stateHash: Buffer; provider: Provider; begunAfter: Date },
  now: Date,
): Promise<{ user_id: number; verifier_sealed: Buffer } | null> {
  const { rows } = await sql<{ user_id: number; verifier_sealed: Buffer }>`
    update integration_states
    set used_at = ${now}
    where state_hash = ${asked.stateHash}
      and provider = ${asked.provider}
      and used_at is null
      and created_at > ${asked.begunAfter}
    returning user_id, verifier_sealed
  `.execute(db);
  return rows[0] ?? null;
}

export async function deleteStatesOf(db: Queryable, userId: number) {
  await db.deleteFrom("integration_states").where("user_id", "=", userId).execute();
}
