import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { payerOf, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { backBurner } from "./back-burner.ts";

const kalivo = useProduct();
const db = () => kalivo.product.services.db;

const back = (donor: Somebody, data: Record<string, unknown>) =>
  kalivo.call("POST", api.backBurner, { token: donor.token, data, form: true });

type Version = { rate: number; cap: bigint | null; synced_only: boolean; running: boolean };
async function versionsOf(donor: Somebody, burner: Somebody): Promise<Version[]> {
  const { rows } = await sql<Version>`
    select p.rate_cents as rate, p.cap_cents as cap, p.synced_only, upper_inf(p.valid) as running
    from pledges p
    join payers y on y.id = p.payer_id
    where y.user_id = ${donor.id}
      and p.burner_id = ${burner.id}
    order by lower(p.valid)
  `.execute(db());
  return rows;
}

const newDonorMails = async ({ id }: Somebody) => {
  const mails = db()
    .selectFrom("outbox")
    .select("id")
    .where("user_id", "=", id)
    .where("kind", "=", "new_donor");
  return (await mails.execute()).length;
};

test("a pledge is started, changed and stopped; each change is a version, and the burner is told once", async () => {
  const [donor, burner] = [await somebody(kalivo), await somebody(kalivo)];
  await payerOf(kalivo, donor.id);
  expect((await back(donor, { burner_id: burner.id, perCalorie: "0.10" })).body.message).toBe(
    "You support this person now.",
  );
  expect(await versionsOf(donor, burner)).toMatchObject([{ rate: 10, cap: 1_000n, running: true }]);

  expect((await back(donor, { burner_id: burner.id, perCalorie: "0.25", limit: "1000" })).status).toBe(200);
  expect((await back(donor, { burner_id: burner.id, perCalorie: "0,25" })).body.message).toBe(
    "Your support stays as it is.",
  );
  expect((await back(donor, { burner_id: burner.id, perCalorie: 0, limit: 7 })).body.message).toBe(
    "You no longer support this person.",
  );
  expect(await versionsOf(donor, burner)).toMatchObject([
    { rate: 10, cap: 1_000n, running: false },
    { rate: 25, cap: null, running: false },
  ]);
  expect((await back(donor, { burner_id: burner.id, perCalorie: 0 })).body.message).toBe(
    "You didn't support this person.",
  );
  expect(await newDonorMails(burner)).toBe(1);
});

test("somebody who pays for synced workouts only says so once; both see it, and each change is a version", async () => {
  const [donor, burner] = [await somebody(kalivo), await somebody(kalivo)];
  const say = async (data: Record<string, unknown>) =>
    (await back(donor, { burner_id: burner.id, perCalorie: 0.1, ...data })).body.message;
  expect(await say({ syncedOnly: "true" })).toBe("You support this person now.");
  expect(await say({})).toBe("Your support stays as it is.");
  const pivot = { rate_in_cents_per_kcal: 0.1, monthly_max_in_euros: 10, synced_only: true };
  const seenBy = async (viewer: Somebody, other: Somebody) =>
    (await kalivo.call("GET", pathTo(api.readProfile, { id: other.id }), { token: viewer.token })).body;
  expect(await seenBy(donor, burner)).toMatchObject({ pivot, backers_with_pivot: [{ pivot }] });
  expect(await seenBy(burner, donor)).toMatchObject({ gives_you: pivot });
  expect(await say({ syncedOnly: false })).toBe("Your support was changed.");
  expect((await versionsOf(donor, burner)).map(({ synced_only }) => synced_only)).toEqual([true, false]);
  const { status, body } = await back(donor, { burner_id: burner.id, perCalorie: 0.1, syncedOnly: "maybe" });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["syncedOnly"]]);
});

test("nobody supports themself, somebody unknown, or at a rate or limit that is none", async () => {
  const [donor, burner] = [await somebody(kalivo), await somebody(kalivo)];
  expect((await back(donor, { burner_id: donor.id, perCalorie: 0.1 })).status).toBe(409);
  expect((await back(donor, { burner_id: 999_999, perCalorie: 0.1 })).status).toBe(404);
  for (const perCalorie of [0.001, 10.01, -1, "much"]) {
    const { status, body } = await back(donor, { burner_id: burner.id, perCalorie });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["perCalorie"]]);
  }
  const { status, body } = await back(donor, { burner_id: burner.id, perCalorie: 0.1, limit: 0.5 });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["limit"]]);
  expect(await versionsOf(donor, burner)).toEqual([]);
});

test("many changes at the same moment leave one running pledge", async () => {
  const [donor, burner] = [await somebody(kalivo), await somebody(kalivo)];
  const rates = [1, 2, 3, 4, 5, 6];
  const now = new Date();
  const outcomes = await Promise.all(
    rates.map((rate) =>
      backBurner(
        db(),
        { payer: { kind: "user", id: donor.id }, actorId: donor.id, burnerId: burner.id, rate, cap: 1_000n },
        now,
      ),
    ),
  );
  expect(outcomes.map(({ ok }) => ok)).toEqual(rates.map(() => true));
  expect(await versionsOf(donor, burner)).toMatchObject([{ cap: 1_000n, running: true }]);
});

test("a clock that was moved back leaves no overlap", async () => {
  const [donor, burner] = [await somebody(kalivo), await somebody(kalivo)];
  const payer = { kind: "user", id: donor.id } as const;
  const backing = { payer, actorId: donor.id, burnerId: burner.id, cap: 1_000n };
  const later = new Date("2026-11-10T10:00:00Z");
  const earlier = new Date("2026-11-09T10:00:00Z");
  await backBurner(db(), { ...backing, rate: 10 }, new Date("2026-11-08T10:00:00Z"));
  await backBurner(db(), { ...backing, rate: "stop" }, later);
  expect(await backBurner(db(), { ...backing, rate: 20 }, earlier)).toEqual({ ok: true, value: "started" });
  expect(await backBurner(db(), { ...backing, rate: 30 }, earlier)).toEqual({ ok: true, value: "changed" });
  expect(await versionsOf(donor, burner)).toMatchObject([
    { rate: 10, cap: 1_000n, running: false },
    { rate: 30, cap: 1_000n, running: true },
  ]);
});

test("what a change does not name stays as it was changed elsewhere, and a stopped pledge is not started by it", async () => {
  const [donor, burner] = [await somebody(kalivo), await somebody(kalivo)];
  await payerOf(kalivo, donor.id);
  const change = async (data: Record<string, unknown>) => {
    const { status, body } = await back(donor, { burner_id: burner.id, changes: true, ...data });
    return [status, body.message];
  };
  const gone = "You no longer support this person: it was stopped elsewhere. Nothing was changed.";
  expect(await change({ perCalorie: 0.5 })).toEqual([409, gone]);
  expect(await versionsOf(donor, burner)).toEqual([]);

  await back(donor, { burner_id: burner.id, perCalorie: 0.5, limit: 10 });
  const changed = [200, "Your support was changed."];
  expect(await change({ limit: 2 })).toEqual(changed); // the phone
  expect(await change({ perCalorie: 0.4 })).toEqual(changed); // the desktop, which was opened before
  expect(await change({ syncedOnly: true })).toEqual(changed);
  expect((await versionsOf(donor, burner)).at(-1)).toEqual({
    rate: 40,
    cap: 200n,
    synced_only: true,
    running: true,
  });
  expect(await change({})).toEqual([200, "Your support stays as it is."]);

  await back(donor, { burner_id: burner.id, perCalorie: 0 });
  const before = await versionsOf(donor, burner);
  expect(await change({ limit: 5 })).toEqual([409, gone]);
  expect(await change({ perCalorie: 0.4, from: "2031-01-01" })).toEqual([409, gone]);
  expect(await versionsOf(donor, burner)).toEqual(before);
});

test("only a change may leave out the rate", async () => {
  const [donor, burner] = [await somebody(kalivo), await somebody(kalivo)];
  for (const data of [{}, { perCalorie: "" }, { limit: 5, changes: false }]) {
    const { status, body } = await back(donor, { burner_id: burner.id, ...data });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["perCalorie"]]);
  }
  expect(await versionsOf(donor, burner)).toEqual([]);
});
