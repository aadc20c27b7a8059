import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { beforeAll, expect, test } from "vitest";
import { callsOf } from "#server-test/support/calls-of.ts";
import { anAdmin, auditLog } from "#server-test/support/admins.ts";
import { ibanOf } from "#server-test/support/owed-organisations.ts";
import { organisation, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct();
let ines: Somebody;
let omar: Somebody;
beforeAll(async () => {
  ines = await anAdmin(kalivo, "Ines");
  omar = await anAdmin(kalivo, "Omar");
});

const { get, post } = callsOf(kalivo);
const read = async (id: number) => (await get(ines, pathTo(api.readAnyOrganisation, { id }))).body;
const account = { iban: "be68 5390 0754 7034", account_holder: "Ocean Watch vzw" };
const another = { ...account, iban: ibanOf(1) };
const third = { ...account, iban: ibanOf(2) };

test("one admin proposes, another approves, and a week later it is the organisation's account", async () => {
  const id = await organisation(kalivo, "Ocean Watch");
  const proposed = await post(ines, pathTo(api.proposeIban, { id }), account);
  expect(proposed.status).toBe(201);
  const [change] = proposed.body.iban_changes;
  expect(change).toMatchObject({
    state: "proposed",
    iban: "BE68 5390 0754 7034",
    proposed_by: { id: ines.id, name: "Ines Claes" },
    decided_by: null,
    effective_at: null,
  });
  expect(proposed.body).toMatchObject({ bank_account: null, iban_change_waiting: true });

  const own = await post(ines, pathTo(api.approveIban, { id: String(change?.id) }));
  expect([own.status, own.body.message]).toEqual([409, expect.stringContaining("Another admin")]);
  const approved = await post(omar, pathTo(api.approveIban, { id: String(change?.id) }));
  expect(approved.body.iban_changes[0]).toMatchObject({
    state: "approved",
    decided_by: { id: omar.id, name: "Omar Claes" },
  });
  const effective = new Date(approved.body.iban_changes[0]?.effective_at ?? 0);
  expect(approved.body.bank_account).toBeNull();

  await kalivo.moveTo(new Date(effective.getTime() - 3_600_000).toISOString());
  expect((await read(id)).bank_account).toBeNull();
  await kalivo.moveTo(new Date(effective.getTime() + 1000).toISOString());
  expect(await read(id)).toMatchObject({
    bank_account: { iban_end: "7034", account_holder: "Ocean Watch vzw", since: effective.toISOString() },
    iban_change_waiting: false,
  });
  const late = await post(ines, pathTo(api.rejectIban, { id: String(change?.id) }));
  expect([late.status, late.body.message]).toEqual([409, expect.stringContaining("in use")]);

  const entries = (await auditLog(kalivo)).map(({ action, actor_id }) => [action, actor_id]);
  expect(entries).toEqual([
    ["iban.propose", ines.id],
    ["iban.approve", omar.id],
  ]);
  expect(JSON.stringify(await auditLog(kalivo))).not.toContain("5390");
});

test("of two who decide at the same moment one does", async () => {
  const id = await organisation(kalivo, "Trees");
  const { body } = await post(ines, pathTo(api.proposeIban, { id }), another);
  const change = body.iban_changes[0]?.id;
  const paths = [api.approveIban, api.rejectIban, api.approveIban, api.rejectIban] as const;
  const answers = await Promise.all(paths.map((path) => post(omar, pathTo(path, { id: String(change) }))));
  // A rejection may follow an approval, because the account is not in use yet; never the other way round.
  const { state } = (await read(id)).iban_changes[0] ?? {};
  expect(state).toBe("rejected");
  expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThanOrEqual(2);
});

test("one proposal waits at a time; a rejected one, or one withdrawn in its week, makes room", async () => {
  const id = await organisation(kalivo, "Hills");
  const both = await Promise.all([
    post(ines, pathTo(api.proposeIban, { id }), third),
    post(omar, pathTo(api.proposeIban, { id }), { ...account, iban: "NL91ABNA0417164300" }),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  const [first] = (await read(id)).iban_changes;
  expect((await post(ines, pathTo(api.rejectIban, { id: String(first?.id) }))).body.iban_change_waiting).toBe(
    false,
  );
  expect((await post(omar, pathTo(api.approveIban, { id: String(first?.id) }))).status).toBe(409);

  const second = (await post(ines, pathTo(api.proposeIban, { id }), third)).body.iban_changes[0];
  await post(omar, pathTo(api.approveIban, { id: String(second?.id) }));
  expect(
    (await post(ines, pathTo(api.rejectIban, { id: String(second?.id) }))).body.iban_change_waiting,
  ).toBe(false);
  await kalivo.moveTo("2027-01-15T10:00:00Z");
  expect((await read(id)).bank_account).toBeNull();
});

test.each([
  ["BE68 5390 0754 7043", "typing error"],
  ["BE68 5390 0754", "too few or too many"],
  ["US12 3456 7890 1234 5678", "not an IBAN"],
  ["", "is required"],
])("the account %s is refused with a sentence at its field", async (iban, sentence) => {
  const id = await organisation(kalivo, `For ${iban}`);
  const { status, body } = await post(ines, pathTo(api.proposeIban, { id }), { ...account, iban });
  expect(status).toBe(422);
  expect(body.errors?.["iban"]?.[0]).toContain(sentence);
});

test("a structured communication goes with the account, and is read as the organisation writes it", async () => {
  const id = await organisation(kalivo, "With words");
  const path = pathTo(api.proposeIban, { id });
  const wrong = await post(ines, path, { ...account, communication: "+++090/9337/55494+++" });
  expect([wrong.status, wrong.body.errors?.["communication"]?.[0]]).toEqual([
    422,
    expect.stringContaining("typing error"),
  ]);
  const none = await post(ines, path, { ...account, communication: "Thank you" });
  expect(none.body.errors?.["communication"]?.[0]).toContain("looks like");
  const proposed = await post(ines, path, { ...another, communication: "090 9337 55493" });
  expect(proposed.body.iban_changes[0]?.communication).toBe("+++090/9337/55493+++");
});

test("a holder whose name no bank could carry is refused at once", async () => {
  const id = await organisation(kalivo, "Charity");
  const { status, body } = await post(ines, pathTo(api.proposeIban, { id }), {
    ...account,
    account_holder: "慈善",
  });
  expect([status, body.errors?.["account_holder"]?.[0]]).toEqual([422, expect.stringContaining("Latin")]);
});

test("what does not exist is not found", async () => {
  expect((await post(ines, pathTo(api.proposeIban, { id: 999999 }), account)).status).toBe(404);
  expect((await post(ines, pathTo(api.approveIban, { id: 999999 }))).status).toBe(404);
  expect((await post(ines, pathTo(api.rejectIban, { id: 999999 }))).status).toBe(404);
});

test("the association's own account, and one outside the EEA, is no organisation's", async () => {
  const id = await organisation(kalivo, "Own goal");
  const own = kalivo.product.services.config.associationIban ?? "";
  for (const [iban, sentence] of [
    [own, "the association's own account"],
    [own.toLowerCase().replaceAll(/(.{4})/g, "$1 "), "the association's own account"],
    ["CH93 0076 2011 6238 5295 7", "outside the European Economic Area"],
    ["GB29 NWBK 6016 1331 9268 19", "outside the European Economic Area"],
  ] as const) {
    const { status, body } = await post(ines, pathTo(api.proposeIban, { id }), { ...account, iban });
    expect([status, body.errors?.["iban"]?.[0]]).toEqual([422, expect.stringContaining(sentence)]);
  }
});

test("an account that became the association's own while it waited is not approved", async () => {
  const id = await organisation(kalivo, "Moved in");
  const iban = ibanOf(30);
  const change = (await post(ines, pathTo(api.proposeIban, { id }), { ...account, iban })).body
    .iban_changes[0];
  const { config } = kalivo.product.services;
  const { associationIban } = config;
  Object.assign(config, { associationIban: iban });
  const { status, body } = await post(omar, pathTo(api.approveIban, { id: String(change?.id) }));
  Object.assign(config, { associationIban });
  expect([status, body.message]).toEqual([409, expect.stringContaining("association's own account")]);
});

test("one account for two organisations asks for a second look, and that somebody looked is written down", async () => {
  const [one, other] = [await organisation(kalivo, "Two roofs"), await organisation(kalivo, "One bank")];
  const shared = { ...account, iban: ibanOf(31) };
  await post(ines, pathTo(api.proposeIban, { id: one }), shared);
  const asked = await post(ines, pathTo(api.proposeIban, { id: other }), shared);
  expect([asked.status, asked.body.message]).toEqual([
    409,
    expect.stringContaining("Two roofs has this account too"),
  ]);
  const meant = await post(ines, pathTo(api.proposeIban, { id: other }), { ...shared, shared: true });
  expect(meant.status).toBe(201);
  expect(meant.body.iban_changes[0]?.same_as).toEqual([{ id: one, name: "Two roofs" }]);
  expect((await read(one)).iban_changes[0]?.same_as).toEqual([{ id: other, name: "One bank" }]);
  expect((await auditLog(kalivo)).at(-1)).toMatchObject({
    action: "iban.propose",
    after: { organisation: other, shared_with: String(one) },
  });
  expect(
    (await post(omar, pathTo(api.approveIban, { id: String(meant.body.iban_changes[0]?.id) }))).status,
  ).toBe(200);
  await post(omar, pathTo(api.rejectIban, { id: String((await read(one)).iban_changes[0]?.id) }));
  expect((await read(other)).iban_changes[0]?.same_as).toEqual([]);
});

test("two proposals of one account at the same moment: one of them is asked", async () => {
  const ids = await Promise.all(["Left", "Right"].map((name) => organisation(kalivo, `${name} hand`)));
  const answers = await Promise.all(
    ids.map((id) => post(ines, pathTo(api.proposeIban, { id }), { ...account, iban: ibanOf(32) })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
});

test("an account from which nothing came back needs no look", async () => {
  const id = await organisation(kalivo, "Quiet");
  const { status, body } = await post(ines, pathTo(api.lookAtIban, { id }));
  expect([status, body.message]).toEqual([409, expect.stringContaining("Nothing came back")]);
});
