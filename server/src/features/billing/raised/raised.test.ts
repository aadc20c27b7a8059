import * as api from "@kalivo/contract/api-paths.ts";
import { beforeAll, expect, test } from "vitest";
import {
  choose,
  newOrganisation,
  newPledge,
  newSandboxPayer,
  newWorkout,
} from "#server-test/support/month-world.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { reverseCharge } from "../reversals/reverse-charge.ts";
import { changeStatement } from "../statements/change-statement.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-11-20T09:00:00Z" });
const db = () => kalivo.product.services.db;
let burner: Somebody;
let payers: number[];

const read = async () => (await kalivo.call("GET", api.readRaised, { token: burner.token })).body;
const chargeOf = (payer: number) =>
  db().selectFrom("charges").selectAll().where("payer_id", "=", payer).executeTakeFirstOrThrow();

beforeAll(async () => {
  burner = await somebody(kalivo);
  await choose(db(), burner.id, [await newOrganisation(db(), "Ocean Watch")]);
  payers = [];
  for (const rate of [20, 10, 1]) {
    const payer = await newSandboxPayer(db());
    await newPledge(db(), { payer, burner: burner.id, rate });
    payers.push(payer);
  }
  await newWorkout(db(), { burner: burner.id, endAt: "2026-11-15T10:00:00Z", kcal: 3_000 });
});

test("nothing is raised before a month is closed", async () => {
  expect(await read()).toEqual([]);
});

test("a closed month is on its way, and what is too small waits", async () => {
  await kalivo.moveTo("2026-12-01T05:01:00Z");
  expect(await read()).toEqual([
    {
      month: "2026-11",
      raised_in_euros: 0,
      held_in_euros: 0,
      paid_on: null,
      on_its_way_in_euros: 9,
      waiting_in_euros: 0.3,
      not_funded_in_euros: 0,
      organisations: [],
    },
  ]);
});

test("what a donor gives up is a smaller sum, and nothing tells who", async () => {
  const { statement_id } = await chargeOf(payers[1] ?? 0);
  await changeStatement(db(), statement_id, { action: "cancel" }, kalivo.product.services.clock.now());
  expect(await read()).toMatchObject([{ on_its_way_in_euros: 6, waiting_in_euros: 0.3 }]);
  expect(JSON.stringify(await read())).not.toMatch(/payer|donor|name":"(?!Ocean)/u);
});

test("collected money is raised and held, then released; returned money is not raised", async () => {
  await kalivo.moveTo("2026-12-04T08:01:00Z");
  expect(await read()).toMatchObject([
    {
      raised_in_euros: 6,
      held_in_euros: 6,
      on_its_way_in_euros: 0,
      organisations: [{ name: "Ocean Watch", amount_in_euros: 6 }],
    },
  ]);
  const { id } = await chargeOf(payers[0] ?? 0);
  await db()
    .transaction()
    .execute((transaction) =>
      reverseCharge(transaction, { chargeId: id, kind: "refund", amount: 200n, at: new Date() }),
    );
  expect(await read()).toMatchObject([{ raised_in_euros: 4, held_in_euros: 4 }]);
  await db()
    .updateTable("charges")
    .set((charge) => ({ released_at: charge.ref("release_at") }))
    .where("id", "=", id)
    .execute();
  expect(await read()).toMatchObject([{ raised_in_euros: 4, held_in_euros: 0 }]);
});
