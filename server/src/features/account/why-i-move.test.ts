import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { anAdmin, auditLog } from "#server-test/support/admins.ts";
import { organisation, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct();
const WHY = "For my dad, who walked everywhere.\nAnd for the forest behind our house.";

const write = ({ token }: Somebody, why_i_move: string, form = true) =>
  kalivo.call("POST", api.saveInformations, { token, data: { why_i_move }, form });
const own = async ({ token }: Somebody) => (await kalivo.call("GET", api.readMe, { token })).body.why_i_move;
const seenBy = ({ token }: Somebody, { id }: Somebody) =>
  kalivo.call("GET", pathTo(api.readProfile, { id }), { token });

async function burner(): Promise<Somebody> {
  const person = await somebody(kalivo, "Bo", "Burner");
  const organisations = [await organisation(kalivo, `Of ${person.id}`)];
  await kalivo.call("POST", api.chooseOrganisations, { token: person.token, data: { organisations } });
  return person;
}

test("two lines of why one moves stand on one's profile and card, and go when they are emptied", async () => {
  const [bo, vera] = [await burner(), await somebody(kalivo, "Vera")];
  expect((await seenBy(vera, bo)).body.why_i_move).toBeNull();
  expect((await write(bo, ` ${WHY.replace("\n", "\r\n")} `)).status).toBe(200);
  expect(await own(bo)).toBe(WHY);
  expect((await seenBy(vera, bo)).body.why_i_move).toBe(WHY);
  const listed = await kalivo.call("GET", api.listBurners, { token: vera.token });
  expect(listed.body.map(({ why_i_move }) => why_i_move)).toEqual([WHY]);
  expect((await write(bo, "")).status).toBe(200);
  expect(await own(bo)).toBeNull();
});

test("160 characters fit, also with a form's line break; an address and any script stay text", async () => {
  const bo = await burner();
  const longest = `${"x".repeat(80)}\n${"y".repeat(79)}`;
  for (const why of [longest, "<b>see</b> https://kalivo.example", "من أجل الغابة 👩🏽‍🦽"]) {
    expect([(await write(bo, why)).status, await own(bo)]).toEqual([200, why]);
  }
});

test("a third line, invisible characters and more than 160 are refused with a sentence, and nothing is kept", async () => {
  const bo = await burner();
  for (const [why, said] of [
    ["a\nb\nc", "Why you move must have at most 2 lines"],
    ["a\u200Bb", "Why you move contains characters that nobody can see"],
    ["x".repeat(161), "Why you move must be at most 160 characters"],
    ["x".repeat(10_000), "Why you move must be at most 160 characters"],
    ["a\u0000b", "Why you move contains characters that are not allowed"],
  ] as const) {
    const { status, body } = await write(bo, why, false);
    expect([status, body.errors?.["why_i_move"]]).toEqual([422, expect.arrayContaining([said])]);
  }
  expect(await own(bo)).toBeNull();
});

test("who hides shows it to those they know alone, as they show their name", async () => {
  const [bo, vera] = [await burner(), await somebody(kalivo, "Vera")];
  await write(bo, WHY);
  await kalivo.call("POST", api.savePrivacy, { token: bo.token, data: { public: false } });
  const answer = await seenBy(vera, bo);
  expect([answer.status, JSON.stringify(answer.body).includes("my dad")]).toEqual([404, false]);
});

test("an admin reads it and removes it for a reason; the log has the reason and not the words", async () => {
  const [bo, ines] = [await burner(), await anAdmin(kalivo)];
  await write(bo, WHY);
  const page = pathTo(api.readAnyPerson, { id: bo.id });
  expect((await kalivo.call("GET", page, { token: ines.token })).body).toMatchObject({ why_i_move: WHY });
  const path = pathTo(api.removeWhyIMove, { id: bo.id });
  const removed = await kalivo.call("POST", path, { token: ines.token, data: { reason: "Sells shoes" } });
  expect([removed.status, removed.body.why_i_move, await own(bo)]).toEqual([200, null, null]);
  const removals = async () =>
    (await auditLog(kalivo)).filter(({ action }) => action === "person.remove_why");
  const again = await kalivo.call("POST", path, { token: ines.token, data: { reason: "Sells shoes" } });
  expect([again.status, await removals()]).toEqual([200, [expect.anything()]]); // what is not there is not removed
  const [entry] = await removals();
  expect(entry).toMatchObject({ target_id: bo.id, before: null, after: { reason: "Sells shoes" } });
  const nobody = pathTo(api.removeWhyIMove, { id: 999_999 });
  expect((await kalivo.call("POST", nobody, { token: ines.token, data: { reason: "x" } })).status).toBe(404);
});
