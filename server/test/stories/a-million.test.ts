import type { AddressWith } from "@kalivo/contract/calls.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { UNLIMITED_EUROS } from "@kalivo/domain/limits.ts";
import { expect, test } from "vitest";
import { anAdmin } from "../support/admins.ts";
import { organisation, payerOf, somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";

// Nobody pays a million: wherever an amount is taken, it is refused at its field, or it means "no limit".

const kalivo = useProduct();
const MILLION = 1_000_000;

test("a rate, a ceiling or a refund of 1 000 000 € is refused at its field, and nothing of it is kept", async () => {
  const { token } = await anAdmin(kalivo);
  const burner = await somebody(kalivo, "Bo");
  const trees = await organisation(kalivo, "Trees");
  await kalivo.call("POST", api.chooseOrganisations, {
    token: burner.token,
    data: { organisations: [trees] },
  });
  const refused: readonly [AddressWith<"POST">, string, Record<string, unknown>][] = [
    [api.backBurner, "perCalorie", { burner_id: burner.id, perCalorie: MILLION }],
    [api.createCode, "perCalorie", { perCalorie: MILLION }],
    [api.setCeiling, "ceiling_in_euros", { ceiling_in_euros: MILLION }],
    [
      api.requestRefund,
      "amount_in_euros",
      {
        statement_id: 1,
        amount_in_euros: MILLION,
        left_in_euros: 7,
        key: "a page's own",
        reason: "requested",
      },
    ],
  ];
  for (const [path, field, data] of refused) {
    const { status, body } = await kalivo.call("POST", path, {
      token,
      data,
    });
    expect([path, status, Object.keys(body.errors ?? {})]).toEqual([path, 422, [field]]);
  }
  const { db } = kalivo.product.services;
  for (const table of ["pledges", "codes", "refunds"] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
});

test("a monthly limit of 1 000 000 € is none", async () => {
  const { id, token } = await somebody(kalivo, "Dina");
  await payerOf(kalivo, id);
  const data = { perCalorie: 0.1, limit: MILLION };
  const { status, body } = await kalivo.call("POST", api.createCode, { token, data });
  expect([status, body.monthly_max_in_euros]).toEqual([201, UNLIMITED_EUROS]); // which says that there is none
  const kept = kalivo.product.services.db.selectFrom("codes").select("cap_cents");
  expect(await kept.execute()).toEqual([{ cap_cents: null }]);
});
