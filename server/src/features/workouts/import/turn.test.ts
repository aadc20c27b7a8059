import { sql } from "kysely";
import { expect, test } from "vitest";
import { somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { deleteForsakenTurns, endTurn, keepTurn, takeTurn } from "./turn.queries.ts";

const kalivo = useProduct();
const HOLDERS = ["8c6f1d56-3a55-4b38-9f1c-1f5f3a7f0a01", "8c6f1d56-3a55-4b38-9f1c-1f5f3a7f0a02"] as const;

test("one import of a person at a time, whichever process reads it; what died while it read stops nobody for long", async () => {
  const { db } = kalivo.product.services;
  const { id: userId } = await somebody(kalivo, "Nora");
  const { id: another } = await somebody(kalivo, "Olga");
  const [one, other] = HOLDERS.map((holder) => ({ userId, holder }));
  if (one === undefined || other === undefined) throw new Error("two processes");
  const heldFor = async () => {
    const { rows } = await sql<{ held: boolean }>`
      select held_until > clock_timestamp() as held from import_turns where user_id = ${userId}
    `.execute(db);
    return rows.map(({ held }) => held);
  };
  const die = () => sql`update import_turns set held_until = now() - interval '1 second'`.execute(db);

  expect(await takeTurn(db, one)).toBe(true);
  expect(await takeTurn(db, other)).toBe(false);
  expect(await takeTurn(db, { ...other, userId: another })).toBe(true);
  await die();
  await keepTurn(db, other); // somebody else's is not kept
  expect(await heldFor()).toEqual([false]);
  expect(await takeTurn(db, other)).toBe(true);
  await endTurn(db, one); // nor ended
  expect(await heldFor()).toEqual([true]);
  await endTurn(db, other);
  expect(await takeTurn(db, one)).toBe(true);
  await die();
  await deleteForsakenTurns(db);
  expect(await heldFor()).toEqual([]);
});
