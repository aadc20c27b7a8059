import type { AddressWith } from "@kalivo/contract/calls.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { beforeAll, expect, test } from "vitest";
import { anAdmin, auditLog } from "#server-test/support/admins.ts";
import { paidCharges } from "#server-test/support/paid-charge.ts";
import { givenMonth } from "#server-test/support/given-month.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

// Rule 75: Kalivo itself among the organisations, and what it costs.

const kalivo = useProduct({ KALIVO_NOW: "2026-11-15T10:00:00Z" });
let ines: Somebody;
beforeAll(async () => {
  ines = await anAdmin(kalivo);
});

const post = <Address extends AddressWith<"POST">>(path: Address, data: Record<string, unknown> = {}) =>
  kalivo.call("POST", path, { token: ines.token, data });
const costs = async () => (await kalivo.call("GET", api.readCosts)).body;
const KALIVO = { name: "Kalivo", short_description: "Us", long_description: "", is_association: true };
const HOSTING = { what: "Server", paid_to: "A host", yearly_in_euros: 168.5 };

test("before anything is there, the page of costs says so", async () => {
  expect(await costs()).toEqual({
    organisation: null,
    year: 2026,
    lines: [],
    total_in_euros: 0,
    kept_in_euros: null,
  });
});

test("an admin makes it once, of two at once too; it has no bank account and no contact", async () => {
  const long = { long_description: "What it costs" };
  const two = await Promise.all(
    ["Kalivo", "Kalivo again"].map((name) => post(api.createOrganisation, { ...KALIVO, ...long, name })),
  );
  expect(two.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  const made = two.find(({ status }) => status === 201)?.body;
  if (made === undefined) throw new Error("not made");
  expect(made.is_association).toBe(true);
  expect((await costs()).organisation).toEqual({ id: made.id, name: made.name });
  const account = { iban: "BE68 5390 0754 7034", account_holder: "Kalivo" };
  expect((await post(pathTo(api.proposeIban, { id: made.id }), account)).status).toBe(409);
  const contact = { contact_mail: "us@kalivo.example" };
  expect((await post(pathTo(api.saveContact, { id: made.id }), contact)).status).toBe(409);
});

test("lines are added, changed and taken out by admins alone, and each is written down", async () => {
  const added = await post(api.addCost, HOSTING);
  expect([added.status, added.body.total_in_euros]).toEqual([201, 168.5]);
  const id = added.body.lines[0]?.id ?? 0;
  const saved = await post(pathTo(api.saveCost, { id }), { ...HOSTING, yearly_in_euros: "180,20" });
  expect(saved.body.lines).toEqual([{ id, ...HOSTING, yearly_in_euros: 180.2 }]);
  await post(pathTo(api.saveCost, { id }), { ...HOSTING, yearly_in_euros: 180.2 }); // changes nothing
  const other = await post(api.addCost, { what: "Domain", paid_to: "A registry", yearly_in_euros: 12 });
  expect(other.body.total_in_euros).toBe(192.2);
  const removed = await post(pathTo(api.removeCost, { id }));
  expect(removed.body.lines.map(({ what }) => what)).toEqual(["Domain"]);
  expect((await post(pathTo(api.removeCost, { id }))).status).toBe(404);
  expect((await post(pathTo(api.saveCost, { id }), HOSTING)).status).toBe(404);
  const actions = (await auditLog(kalivo))
    .map(({ action }) => action)
    .filter((one) => one.startsWith("cost."));
  expect(actions).toEqual(["cost.add", "cost.save", "cost.add", "cost.remove"]);
  const stranger = await somebody(kalivo, "Stranger");
  expect((await kalivo.call("POST", api.addCost, { token: stranger.token, data: HOSTING })).status).toBe(404);
});

test("a line says what, to whom and how much: nothing less, and no more than forty", async () => {
  const bad = [
    { ...HOSTING, what: "" },
    { ...HOSTING, what: "\u2060" },
    { ...HOSTING, paid_to: "x".repeat(121) },
    { ...HOSTING, yearly_in_euros: 0 },
    { ...HOSTING, yearly_in_euros: -1 },
    { ...HOSTING, yearly_in_euros: 1.005 },
    { ...HOSTING, yearly_in_euros: 1_000_001 },
    { ...HOSTING, yearly_in_euros: "a lot" },
  ];
  for (const data of bad) expect([data, (await post(api.addCost, data)).status]).toEqual([data, 422]);
  for (let more = (await costs()).lines.length; more < 39; more += 1) await post(api.addCost, HOSTING);
  const last = await Promise.all([post(api.addCost, HOSTING), post(api.addCost, HOSTING)]);
  expect(last.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
});

test("what was kept of this year is said once five people gave, as the open books have it", async () => {
  const { organisation } = await costs();
  const { db } = kalivo.product.services;
  await paidCharges(db, 6, organisation?.id);
  expect((await costs()).kept_in_euros).toBe(0); // on hold
  await kalivo.moveTo("2027-03-02T10:00:00Z");
  const books = (await kalivo.call("GET", api.readTransparency)).body;
  const own = books.organisations.find((row) => row.organisation?.id === organisation?.id);
  expect(own?.kept_in_euros).toBeGreaterThan(0);
  expect(own).toMatchObject({ held_in_euros: 0, payable_in_euros: 0, paid_in_euros: 0 });
  expect(books.standing.kept_in_euros).toBe(own?.kept_in_euros);
  const { standing: s } = books;
  const has = s.at_provider_in_euros + s.on_its_way_in_euros + s.at_bank_in_euros + s.disputed_in_euros;
  const owes = s.held_in_euros + s.payable_in_euros + s.kept_in_euros + s.in_transit_in_euros;
  expect(Math.round((has + s.borne_in_euros) * 100)).toBe(Math.round(owes * 100));
  const { year, kept_in_euros: kept } = await costs();
  expect([year, kept]).toEqual([2027, own?.kept_in_euros]);
  const table = (await kalivo.call("GET", pathTo(api.downloadTransparency, { table: "organisations" }))).text;
  expect(table.split("\r\n")[0]).toContain("kept_for_costs");
});

test("what few gave of it is not said", async () => {
  const kept = async () => (await costs()).kept_in_euros;
  await kalivo.moveTo("2028-01-02T10:00:00Z");
  expect(await kept()).toBe(0); // nobody gave this year
  const organisations = [(await costs()).organisation?.id ?? 0];
  await givenMonth(kalivo, 202801, [{ count: 3, organisations }]);
  await kalivo.moveTo("2028-05-02T10:00:00Z");
  expect(await kept()).toBeNull();
});
