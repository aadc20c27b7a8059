import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { anAdmin, auditLog } from "../support/admins.ts";
import { mailedTo } from "../support/mailed.ts";
import { somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";

const kalivo = useProduct();

test("one admin takes all data of a person: every admin is told who took whose, and it is in the audit log", async () => {
  const [ines, omar] = [await anAdmin(kalivo, "Ines"), await anAdmin(kalivo, "Omar")];
  const person = await somebody(kalivo, "Zoë", "Export");
  const { statusCode } = await kalivo.app.inject({
    method: "GET",
    url: pathTo(api.exportPerson, { id: person.id }),
    headers: { authorization: `Bearer ${ines.token}` },
  });
  expect(statusCode).toBe(200);
  for (const { email } of [ines, omar]) {
    const told = (await mailedTo(kalivo, email)).filter(({ subject }) =>
      subject.includes("all data of a person"),
    );
    expect(told.map(({ text }) => [text.includes("Zoë Export"), text.includes("Ines")])).toEqual([
      [true, true],
    ]);
  }
  expect((await auditLog(kalivo)).at(-1)).toMatchObject({
    action: "person.export",
    actor_id: ines.id,
    target_id: person.id,
  });
});
