import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct();
const save = (token: string, phone: string) =>
  kalivo.call("POST", api.saveInformations, { token, data: { phone } });

test("what is no phone number is refused in words at its field; however a number is written, it is kept", async () => {
  const { token } = await somebody(kalivo);
  for (const wrong of ["abc", "12345", "+32 470 ab 12", "1".repeat(21), "470 12 34 56 ext"]) {
    const { status, body } = await save(token, wrong);
    expect([status, body.errors], wrong).toEqual([
      422,
      { phone: ["Phone must be a phone number of 6 to 20 digits"] },
    ]);
  }
  for (const right of ["+32 (0)470 / 12.34.56", "0470-12-34-56", "010 123 456", "112112"]) {
    expect((await save(token, right)).status, right).toBe(200);
    expect((await kalivo.call("GET", api.readMe, { token })).body).toMatchObject({ phone: right });
  }
});
