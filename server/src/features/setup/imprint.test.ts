import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { anAdmin, auditLog } from "#server-test/support/admins.ts";
import { mailedTo } from "#server-test/support/mailed.ts";
import { somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct();
const fixed = useProduct({ ASSOCIATION_NUMBER: "0123.456.749" });

const SEAT = "Kerkstraat 1, 9000 Gent";
const page = async () => (await kalivo.app.inject({ url: "/legal/imprint" })).body;

test("an admin says where the association is: the imprint shows it right away, and it is written down once", async () => {
  const { token, id } = await anAdmin(kalivo);
  const save = (data: Record<string, unknown>) => kalivo.call("POST", api.saveImprint, { token, data });
  const before = await kalivo.call("GET", api.readImprint, { token });
  expect(before.body).toMatchObject({ address: null, enterprise_number: null, fixed: [] });
  expect(await page()).not.toContain(SEAT);

  const saved = await save({ address: SEAT, enterprise_number: "BE 0123 456 749" });
  expect([saved.status, saved.body]).toEqual([
    200,
    { ...before.body, address: SEAT, enterprise_number: "0123.456.749" },
  ]);
  expect(await page()).toContain(SEAT);
  expect(await page()).toContain("0123.456.749");

  await save({ address: SEAT }); // changes nothing
  await save({ address: "<b>Markt 2</b>, 9000 Gent" });
  expect(await page()).toContain("&lt;b&gt;Markt 2&lt;/b&gt;, 9000 Gent");
  expect((await kalivo.call("GET", api.readImprint, { token })).body.enterprise_number).toBe("0123.456.749");
  const written = (await auditLog(kalivo)).filter(({ action }) => action === "imprint.save");
  expect(written).toHaveLength(2);
  expect(written.map(({ actor_id }) => actor_id)).toEqual([id, id]);
});

test("every email ends with the imprint as it is when it's written, without a new start", async () => {
  const { token } = await anAdmin(kalivo, "Ines");
  const reader = await somebody(kalivo, "Reader");
  const nextMail = async () => {
    await kalivo.call("POST", api.forgotPassword, { data: { email: reader.email } });
    return (await mailedTo(kalivo, reader.email)).at(-1)?.text ?? "";
  };
  const save = (data: Record<string, unknown>) => kalivo.call("POST", api.saveImprint, { token, data });
  await save({ address: SEAT, enterprise_number: "0123.456.749" });
  expect(await nextMail()).toContain(`${SEAT} · Enterprise number: 0123.456.749`);

  await save({ address: "Markt 3, 9000 Gent", enterprise_number: "0403.019.261" });
  await kalivo.product.services.db.updateTable("association").set({ name: "Kalivo Gent vzw" }).execute();
  const mail = await nextMail();
  expect(mail).toContain("Markt 3, 9000 Gent · Enterprise number: 0403.019.261");
  expect(mail).toContain("a service of Kalivo Gent vzw");
  expect(mail).not.toContain(SEAT);
});

test("what is no address or no enterprise number is refused in words, and others find no imprint to change", async () => {
  const { token } = await anAdmin(kalivo, "Omar");
  const bad = [
    { address: "Gent" },
    { address: "😀😀😀" },
    { address: "Kerkstraat 1\n9000 Gent" },
    { address: "Kerkstraat 1\u20289000 Gent" },
    { address: "x".repeat(201) },
    { address: "\u2060\u2060\u2060\u2060\u2060" },
    { enterprise_number: "0123.456.748" },
    { enterprise_number: "123" },
  ];
  for (const data of bad)
    expect([data, (await kalivo.call("POST", api.saveImprint, { token, data })).status]).toEqual([data, 422]);
  const wrong = { enterprise_number: "0123.456.748" };
  const answer = await kalivo.call("POST", api.saveImprint, { token, data: wrong });
  expect(answer.body).toMatchObject({
    errors: { enterprise_number: ["Enterprise number must be one like 0123.456.749"] },
  });
  const stranger = await somebody(kalivo, "Stranger");
  const asked = await kalivo.call("POST", api.saveImprint, {
    token: stranger.token,
    data: { address: SEAT },
  });
  expect(asked.status).toBe(404);
});

test("what the server's settings say wins, and is not changed here", async () => {
  const { token } = await anAdmin(fixed);
  const read = await fixed.call("GET", api.readImprint, { token });
  expect(read.body).toMatchObject({ enterprise_number: "0123.456.749", fixed: ["enterprise_number"] });
  const data = { enterprise_number: "0403.019.261" };
  expect((await fixed.call("POST", api.saveImprint, { token, data })).status).toBe(409);
  const other = await fixed.call("POST", api.saveImprint, { token, data: { address: SEAT } });
  expect(other.body).toMatchObject({ address: SEAT, enterprise_number: "0123.456.749" });
});
