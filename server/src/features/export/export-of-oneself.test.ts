import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { exportedFiles } from "#server-test/support/exported.ts";
import { somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct();

test("whatever somebody told of themselves is in their profile", async () => {
  const { token } = await somebody(kalivo);
  const told = { phone: "+32 470 12 34 56", gender: "female", birthday: "1988-02-29" };
  const saved = await kalivo.call("POST", api.saveInformations, {
    token,
    data: { ...told, height: 171, weight: 61.5 },
  });
  expect(saved.status).toBe(200);
  await kalivo.call("POST", api.savePrivacy, { token, data: { public: false } });
  const { list } = await exportedFiles(kalivo, token);
  expect(list("profile")).toMatchObject([{ ...told, height_cm: 171, weight_kg: 61.5, language: "en" }]);
  expect(list("privacy")).toMatchObject([{ public: false, hidden_since: expect.any(String) }]);
});

test("a mail is there once it is sent", async () => {
  const { token } = await somebody(kalivo);
  const kinds = async () => (await exportedFiles(kalivo, token)).list("messages").map(({ kind }) => kind);
  expect(await kinds()).toEqual([]);
  await kalivo.runDue();
  expect(await kinds()).toEqual(["welcome"]);
});

test("whom somebody refused is there, and who hid since they gave has no name any more", async () => {
  const [burner, donor] = [await somebody(kalivo, "Bo"), await somebody(kalivo, "Dina", "Donor")];
  await kalivo.call("POST", api.backBurner, {
    token: donor.token,
    data: { burner_id: burner.id, perCalorie: 0.1 },
  });
  const received = async () => (await exportedFiles(kalivo, burner.token)).list("pledges_received");
  expect(await received()).toMatchObject([{ donor: "Dina Donor" }]);
  await kalivo.call("POST", api.savePrivacy, { token: donor.token, data: { public: false } });
  expect(await received()).toMatchObject([{ donor: "Dina Donor" }]); // who gives is known to whom they give to
  await kalivo.moveTo("2027-01-10T10:00:00Z");
  await kalivo.call("POST", api.refuseDonor, {
    token: burner.token,
    data: { type: "user", id: donor.id },
  });
  for (const { token } of [burner, donor])
    await kalivo.call("POST", api.savePrivacy, { token, data: { public: false } });
  expect(await received()).toMatchObject([{ donor: "…" }]);
  const files = await exportedFiles(kalivo, donor.token);
  expect(files.list("pledges_given")).toMatchObject([{ burner: "…", burner_id: burner.id }]);
  expect((await exportedFiles(kalivo, burner.token)).list("refused_donors")).toMatchObject([
    { kind: "person", id: donor.id },
  ]);
});
