import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { beforeAll } from "vitest";
import type { Statement } from "@kalivo/contract/shapes/statement.ts";
import {
  giveSandboxMethod,
  newBurner,
  newOrganisation,
  newPayer,
  newPledge,
  newWorkout,
} from "./month-world.ts";
import { somebody, type Somebody } from "./people.ts";
import type { TestProduct } from "./product.ts";

export type AnnouncedPayer = Somebody & { payer: number; statement: number; notice: string };

export type AnnouncedMonth = {
  payer: (index: number) => AnnouncedPayer;
  burners: readonly number[];
  read: (who: AnnouncedPayer) => Promise<Statement>;
};

/**
 * Payers with an announced November that can still be changed: each owes 3.00 € for the first burner and 4.00 € for the
 * second, called Tortoise. The product's clock must be at the close. Call it at the top of a test file.
 */
export function useAnnouncedPayers(kalivo: TestProduct, count: number): AnnouncedMonth {
  let payers: readonly AnnouncedPayer[];
  let burners: readonly number[];
  beforeAll(async () => {
    ({ payers, burners } = await announceTo(kalivo, count));
  });
  return {
    get burners() {
      return burners;
    },
    payer: (index) => {
      const found = payers[index];
      if (found === undefined) throw new Error(`there is no payer ${index}`);
      return found;
    },
    read: async ({ token, statement }) =>
      (await kalivo.call("GET", pathTo(api.readStatement, { id: statement }), { token })).body,
  };
}

async function announceTo(kalivo: TestProduct, count: number) {
  const { db } = kalivo.product.services;
  const organisations = [
    await newOrganisation(db, "Ocean Watch"),
    await newOrganisation(db, "Trees for All"),
  ];
  const first = await newBurner(db, organisations);
  const second = await newBurner(db, organisations.slice(0, 1));
  await db
    .updateTable("privacy_settings")
    .set({ pseudo: "Tortoise" })
    .where("user_id", "=", second)
    .execute();
  const people: { person: Somebody; payer: number }[] = [];
  for (let index = 0; index < count; index++) {
    const person = await somebody(kalivo, "Paula", "Peeters");
    const payer = await newPayer(db, { userId: person.id });
    await giveSandboxMethod(db, payer, "succeeds");
    for (const burner of [first, second]) await newPledge(db, { payer, burner });
    people.push({ person, payer });
  }
  await newWorkout(db, { burner: first, endAt: "2026-11-15T12:00:00Z", kcal: 3_000 });
  await newWorkout(db, { burner: second, endAt: "2026-11-15T12:00:00Z", kcal: 4_000 });
  await kalivo.runDue();
  const payers: AnnouncedPayer[] = [];
  for (const { person, payer } of people) {
    const { id: statement } = await db
      .selectFrom("statements")
      .select("id")
      .where("payer_id", "=", payer)
      .executeTakeFirstOrThrow();
    const { body_text: notice } = await db
      .selectFrom("mails")
      .select("body_text")
      .where("recipient", "=", person.email)
      .where("body_text", "like", "%/notice/%")
      .executeTakeFirstOrThrow();
    payers.push({ ...person, payer, statement, notice });
  }
  return { payers, burners: [first, second] };
}
