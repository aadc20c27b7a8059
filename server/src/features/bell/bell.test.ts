import * as api from "@kalivo/contract/api-paths.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { pledge, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { startPushService, type PushService } from "#server-test/support/push-service.ts";
import { vapidKeys } from "../../adapters/push/web-push/vapid-keys.ts";
import { webPushSender } from "../../adapters/push/web-push/web-push-sender.ts";
import { tellOfNewDonor } from "../mail/tell-of-new-donor.queries.ts";
import { erasePerson } from "../account/erasure/erase-person.ts";
import { notify } from "../notifications/notify.queries.ts";

const kalivo = useProduct();
const db = () => kalivo.product.services.db;
let pushService: PushService;

beforeAll(async () => {
  pushService = await startPushService();
  const { services } = kalivo.product;
  services.pushes = webPushSender({
    keys: vapidKeys(services.secretKeys),
    contact: "mailto:info@kalivo.example",
    fetch: pushService.fetch,
  });
});
beforeEach(() => pushService.answers(201));
afterAll(() => pushService.stop());

const tell = (person: Somebody, key: string, at: string) =>
  notify(
    db(),
    { userId: person.id, key, kind: "collected", about: { statement_id: 7, cents: 1_130 } },
    new Date(at),
  );

async function withBrowser(name: string) {
  const person = await somebody(kalivo, name);
  const browser = pushService.newBrowser();
  const subscribed = await subscribe(person, browser.subscription);
  expect(subscribed.status).toBe(200);
  return { person, browser };
}

const subscribe = (
  { token }: Somebody,
  subscription: { endpoint: string; p256dh: string; auth: string },
  push_key = kalivo.product.services.pushes.publicKey,
) => kalivo.call("POST", api.subscribeToPushes, { token, data: { ...subscription, push_key } });

const bellOf = async ({ token }: Somebody) => (await kalivo.call("GET", api.readBell, { token })).body;
const newsOf = async ({ token }: Somebody) =>
  (await kalivo.call("GET", api.listNotifications, { token })).body.data;

test("a new donor is told once, in the language of who reads it, and is read on every device", async () => {
  const burner = await somebody(kalivo, "Bo");
  const donor = await somebody(kalivo, "Thomas", "Peeters");
  expect(await bellOf(burner)).toMatchObject({ unread: 0, may_ask: false });
  const payerId = await pledge(kalivo, { payer: donor.id, burner: burner.id, rateCents: 20 });
  const now = kalivo.product.services.clock.now();
  await tellOfNewDonor(db(), { payerId, burnerId: burner.id }, now);
  await tellOfNewDonor(db(), { payerId, burnerId: burner.id }, now);
  expect(await bellOf(burner)).toMatchObject({ unread: 1, may_ask: true });
  expect(await newsOf(burner)).toMatchObject([
    { kind: "new_donor", text: "Thomas Peeters supports you.", path: "/?list=donors", read: false },
  ]);
  const { body } = await kalivo.call("GET", api.listNotifications, {
    token: burner.token,
    headers: { "accept-language": "fr" },
  });
  expect(body.data[0]?.text).toBe("Thomas Peeters te soutient.");
  await kalivo.call("POST", api.markNotificationsRead, { token: burner.token });
  expect(await bellOf(burner)).toMatchObject({ unread: 0 });
  expect(await newsOf(burner)).toMatchObject([{ read: true }]);

  await db()
    .transaction()
    .execute((tx) => erasePerson(tx, { id: donor.id, publicUrl: "http://localhost" }, now));
  expect(await newsOf(burner)).toEqual([]);
});

test("a new donor is told once in the app, though no mail about it went to an address that is not confirmed", async () => {
  const burner = await somebody(kalivo, "Una", "Unconfirmed", { confirmed: false });
  const donor = await somebody(kalivo, "Cas", "Card");
  const payerId = await pledge(kalivo, { payer: donor.id, burner: burner.id, rateCents: 20 });
  const { clock } = kalivo.product.services;
  const told = { payerId, burnerId: burner.id };
  await tellOfNewDonor(db(), told, clock.now());
  await kalivo.runDue();
  await tellOfNewDonor(db(), { ...told, burnerId: null }, new Date(clock.now().getTime() + 1));
  expect(await newsOf(burner)).toMatchObject([{ kind: "new_donor" }]);
});

test("a browser gets it encrypted, once, and nothing of it after it was read", async () => {
  const { person, browser } = await withBrowser("Once");
  await tell(person, "a", "2026-11-05T10:00:00Z");
  await kalivo.runDue();
  await kalivo.runDue();
  expect(browser.received).toMatchObject([
    { title: "Thank you for your 11,30\u00a0€. See where it goes.", body: "", path: "/statements/7" },
  ]);
  await tell(person, "a", "2026-11-05T10:00:00Z");
  await tell(person, "b", "2026-11-05T10:00:00Z");
  await kalivo.call("POST", api.markNotificationsRead, { token: person.token });
  await kalivo.runDue();
  expect(browser.received).toHaveLength(1);
});

test("what is due together is one push, and what is refused is none", async () => {
  const { person, browser } = await withBrowser("Together");
  for (const key of ["a", "b", "c"]) await tell(person, key, "2026-11-05T10:00:00Z");
  await kalivo.runDue();
  expect(browser.received).toMatchObject([{ title: "3 things happened", path: "/news" }]);
  expect(browser.received[0]?.body.split("\n")).toHaveLength(2);

  await save(person, { refused: ["money"], quiet_from: 22, quiet_until: 8 });
  await tell(person, "d", "2026-11-05T10:00:00Z");
  await kalivo.runDue();
  expect(browser.received).toHaveLength(1);
  expect(await bellOf(person)).toMatchObject({ unread: 4 });
});

test("a push service that is away is tried again; a browser that is gone is forgotten", async () => {
  const { person, browser } = await withBrowser("Later");
  pushService.answers(500);
  await tell(person, "a", "2026-11-05T10:00:00Z");
  await kalivo.runDue();
  pushService.answers(201);
  await kalivo.runDue();
  expect(browser.received).toEqual([]); // not before ten minutes
  await kalivo.moveTo("2026-11-05T10:11:00Z");
  expect(browser.received).toHaveLength(1);

  pushService.answers(410);
  await tell(person, "b", "2026-11-05T10:11:00Z");
  await kalivo.runDue();
  expect((await settingsOf(person)).devices).toBe(0);
  pushService.answers(201);
  await tell(person, "c", "2026-11-05T10:11:00Z");
  await kalivo.runDue();
  expect(browser.received).toHaveLength(1);
});

test("at night nothing is pushed, and what waited comes together in the morning", async () => {
  const { person, browser } = await withBrowser("Night");
  await kalivo.moveTo("2026-11-05T22:30:00Z");
  for (const key of ["a", "b"]) await tell(person, key, "2026-11-05T22:30:00Z");
  await kalivo.runDue();
  expect(browser.received).toEqual([]);
  await kalivo.moveTo("2026-11-06T06:59:00Z");
  expect(browser.received).toEqual([]);
  await kalivo.moveTo("2026-11-06T07:00:30Z");
  expect(browser.received).toMatchObject([{ title: "2 things happened" }]);
});

test("only a push service of a browser is called, and only with the key of today", async () => {
  const person = await somebody(kalivo, "Curious");
  const { subscription } = pushService.newBrowser();
  for (const endpoint of [
    "http://fcm.googleapis.com/wp/1",
    "https://127.0.0.1/wp/1",
    "https://fcm.googleapis.com.example.org/wp/1",
    "https://fcm.googleapis.com:8443/wp/1",
    "https://somebody@fcm.googleapis.com/wp/1",
    "https://push.apple.com.evil.example/1",
    "not an address",
  ])
    expect((await subscribe(person, { ...subscription, endpoint })).status).toBe(422);
  const [old = { publicKey: "" }] = vapidKeys(["another key of thirty-two characters"]);
  expect((await subscribe(person, subscription, old.publicKey)).body.message).toContain("has changed");
  expect((await subscribe(person, { ...subscription, auth: "short" })).status).toBe(422);
  expect((await settingsOf(person)).devices).toBe(0);
});

test("a browser where somebody else signed in is theirs, and one where the person signed out gets nothing", async () => {
  const { person, browser } = await withBrowser("First");
  const second = await somebody(kalivo, "Second");
  await subscribe(second, browser.subscription);
  expect((await settingsOf(person)).devices).toBe(0);
  await tell(second, "a", kalivo.product.services.clock.now().toISOString());
  await kalivo.runDue();
  expect(browser.received).toHaveLength(1);

  await kalivo.call("POST", api.signOut, { token: second.token });
  await tell(second, "b", kalivo.product.services.clock.now().toISOString());
  await kalivo.runDue();
  expect(browser.received).toHaveLength(1);
});

test("hours and switches are kept; who says no is not asked again", async () => {
  const person = await somebody(kalivo, "Chooser");
  expect(await settingsOf(person)).toEqual({
    refused: [],
    quiet: { from: 22, until: 8 },
    digest: false,
    devices: 0,
  });
  const saved = await save(person, { refused: ["cheers"], quiet_from: 20, quiet_until: 9, digest: true });
  expect(saved.body).toMatchObject({ refused: ["cheers"], quiet: { from: 20, until: 9 }, digest: true });
  for (const half of [{}, { quiet_from: 5 }, { quiet_from: 5, quiet_until: null }])
    expect((await save(person, half)).status).toBe(422);
  expect((await settingsOf(person)).quiet).toEqual({ from: 20, until: 9 });
  expect((await save(person, { quiet_from: null, quiet_until: "" })).body.quiet).toBeNull();
  expect((await save(person, { quiet_from: 5, quiet_until: 5 })).status).toBe(422);
  expect((await save(person, { quiet_from: 24, quiet_until: 5 })).status).toBe(422);

  await tell(person, "a", kalivo.product.services.clock.now().toISOString());
  expect(await bellOf(person)).toMatchObject({ may_ask: true });
  await kalivo.call("POST", api.endPushes, { token: person.token, data: {} });
  expect(await bellOf(person)).toMatchObject({ may_ask: false });
});

test("what was told longer ago than 90 days is forgotten; pages follow one another", async () => {
  const person = await somebody(kalivo, "Reader");
  const now = kalivo.product.services.clock.now();
  await tell(person, "old", new Date(now.getTime() - 91 * 86_400_000).toISOString());
  for (let n = 0; n < 31; n += 1) await tell(person, `n${n}`, now.toISOString());
  await kalivo.runDue();
  const first = await kalivo.call("GET", api.listNotifications, { token: person.token });
  expect([first.body.data.length, first.body.more]).toEqual([30, true]);
  const before = first.body.data.at(-1)?.id ?? 0;
  const { body } = await kalivo.send<{ data: unknown[]; more: boolean }>(
    "GET",
    `${api.listNotifications}?before=${before}`,
    {
      token: person.token,
    },
  );
  expect([body.data.length, body.more]).toEqual([1, false]);
});

const settingsOf = async ({ token }: Somebody) =>
  (await kalivo.call("GET", api.readPushSettings, { token })).body;

const save = ({ token }: Somebody, data: Record<string, unknown>) =>
  kalivo.call("POST", api.savePushSettings, { token, data: { refused: [], digest: false, ...data } });
