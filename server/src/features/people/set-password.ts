import type { Queryable } from "../../db/client.ts";
import { updateUser } from "./people.queries.ts";

export async function setPassword(tx: Queryable, userId: number, passwordHash: string) {
  await updateUser(tx, userId, { password_hash: passwordHash });
}
