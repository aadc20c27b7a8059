import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { OwnProofPost } from "@kalivo/contract/shapes/proof-post.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { reverseCharge } from "#server/features/billing/reversals/reverse-charge.ts";
import { insertPost } from "#server/features/proofs/posts.queries.ts";
import { ownPostsSince } from "#server/features/proofs/shown/shown.queries.ts";
import { lastMail } from "#server-test/support/mailed.ts";
import { newPayer } from "#server-test/support/month-world.ts";
import { pictureOf, usePaidOrganisation } from "#server-test/support/paid-organisation.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { booksCompared } from "#server-test/support/books-differ.ts";
import { teamOf, teamPayerOf } from "#server-test/support/teams.ts";

// Rules 66 and 67: an organisation shows what a payout did, and the transfer comes back. The tests follow each other.

const kalivo = useProduct();
let manager: Somebody;
/** The first of those who gave is a team. */
const { MAIL, desk, paid, payRun, outside, openPage } = usePaidOrganisation(kalivo, async (made, nth) => {
  if (nth > 0) return newPayer(made);
  manager = await somebody(kalivo);
  return teamPayerOf(kalivo, await teamOf(kalivo, manager));
});
const db = () => kalivo.product.services.db;
let donor: Somebody;
let burner: Somebody;
let stranger: Somebody;
let key = "";

beforeAll(async () => {
  [donor, burner, stranger] = [await somebody(kalivo), await somebody(kalivo), await somebody(kalivo)];
  const { giving, raising } = await db()
    .selectFrom("statement_lines as l")
    .innerJoin("payers as y", "y.id", "l.payer_id")
    .select(["y.user_id as giving", "l.burner_id as raising"])
    .where("y.user_id", "is not", null)
    .orderBy("l.id")
    .executeTakeFirstOrThrow();
  donor = await signedInAs(donor, giving ?? 0);
  burner = await signedInAs(burner, raising);
  key = await openPage();
});

/** Somebody's sign-in becomes that of a person who was there before. */
async function signedInAs(somebodyElse: Somebody, id: number): Promise<Somebody> {
  await db().updateTable("sessions").set({ user_id: id }).where("user_id", "=", somebodyElse.id).execute();
  return { ...somebodyElse, id };
}

const by = (person: Somebody) => ({ token: person.token });
const postWith = (data: Record<string, unknown>) =>
  kalivo.call("POST", api.postProof, {
    form: true,
    data: { key, payout_id: paid.payout, language: "en", ...data },
  });
const own = async (person: Somebody): Promise<OwnProofPost[]> =>
  (await kalivo.call("GET", api.readOwnProof, by(person))).body;

/** Decides over what has waited longest. */
const decide = async (data: Record<string, unknown>) => {
  const [look] = (await desk.get(api.listLooks)).body;
  return desk.post(desk.omar(), pathTo(api.decideLook, { kind: "post", id: String(look?.id) }), data);
};
const bell = async (person: Somebody) =>
  (await kalivo.call("GET", api.listNotifications, by(person))).body.data.map(({ text }) => text);

test("a post waits, comes back with a reason, and is shown once an admin approves it", async () => {
  expect(
    (await postWith({ text: "Reef, with Ann's children.", picture: await pictureOf(900, 600) })).status,
  ).toBe(200);
  expect((await postWith({ text: "Once more." })).status).toBe(409);
  await decide({ decision: "return", reason: "Children can be recognised." });
  expect(await lastMail(kalivo, MAIL, "a word about")).toContain("Children can be recognised.");
  const text = "Forty reefs live again.\nشكرا";
  expect((await postWith({ text, picture: await pictureOf(900, 600), picture_text: "A reef" })).status).toBe(
    200,
  );
  expect(await own(donor)).toEqual([]);
  expect((await decide({ decision: "approve" })).body).toEqual([]);
  const { body } = await kalivo.call("GET", api.listProofPosts);
  expect(body).toMatchObject([
    { text, picture_text: "A reef", came_back_on: null, payout: { amount_in_euros: paid.cents / 100 } },
  ]);
});

/** What was given by a payer, or raised by a burner, counted anew in the simplest way. */
async function recounted(of: { payer?: number; burner?: number }): Promise<number> {
  const shares = await db()
    .selectFrom("given_shares as g")
    .select(["g.charge_id", "g.payer_id", "g.burner_id", "g.cents"])
    .where("g.organisation_id", "=", paid.organisation)
    .execute();
  const parts = await db()
    .selectFrom("journals as j")
    .innerJoin("transfers as t", "t.journal_id", "j.id")
    .innerJoin("accounts as a", "a.id", "t.credit_id")
    .select(["j.charge_id", "t.amount_cents"])
    .where("j.kind", "=", "release")
    .where("a.owner_id", "=", paid.organisation)
    .execute();
  let sum = 0;
  for (const { charge_id, amount_cents } of parts) {
    const ofCharge = shares
      .filter((share) => share.charge_id === charge_id)
      .toSorted((a, b) => (a.burner_id ?? 0) - (b.burner_id ?? 0));
    const total = ofCharge.reduce((all, { cents }) => all + Number(cents), 0);
    const left = Math.min(Number(amount_cents), total);
    let upto = 0;
    for (const { burner_id, payer_id, cents } of ofCharge) {
      const before = Math.floor((left * upto) / total);
      upto += Number(cents);
      if (of.payer === undefined ? burner_id === of.burner : payer_id === of.payer)
        sum += Math.floor((left * upto) / total) - before;
    }
  }
  return sum;
}
const payerOf = async ({ id }: Somebody) =>
  (await db().selectFrom("payers").select("id").where("user_id", "=", id).executeTakeFirstOrThrow()).id;

test("each sees exactly their own euros in it, together all of it, and nobody else any", async () => {
  const given = await recounted({ payer: await payerOf(donor) });
  const raised = await recounted({ burner: burner.id });
  expect([Math.floor(paid.cents / 10), Math.ceil(paid.cents / 10)]).toContain(given);
  expect(await own(donor)).toMatchObject([
    { given_in_euros: given / 100, raised_in_euros: 0, statements: [{ amount_in_euros: given / 100 }] },
  ]);
  expect(await own(burner)).toMatchObject([
    { given_in_euros: 0, raised_in_euros: raised / 100, statements: [] },
  ]);
  expect(await own(stranger)).toEqual([]);
  const parts = await db()
    .selectFrom("payout_parts")
    .select("cents")
    .where("payout_id", "=", paid.payout)
    .execute();
  expect(parts.reduce((sum, { cents }) => sum + cents, 0n)).toBe(BigInt(paid.cents));
  expect(await bell(donor)).toEqual([
    expect.stringMatching(/ shows what your \d,\d\d.€ did\.$/u),
    expect.stringContaining("Thank you for your"), // of the payment itself
  ]);
  expect(await bell(burner)).toContainEqual(expect.stringContaining("you raised did"));
  expect(await bell(stranger)).toEqual([]);
});

const recap = async (person: Somebody, since: string) => {
  const posts = ownPostsSince(person.id, { since: new Date(since), limit: 3 });
  return (await sql<{ posts: unknown }>`select ${posts} as posts`.execute(db())).rows[0]?.posts;
};

test("a recap has the posts since a day, and of a team's euros none for who manages it", async () => {
  const payer = await payerOf(donor);
  const given = await recounted({ payer });
  const raised = await recounted({ burner: burner.id });
  expect(await recap(donor, "2026-01-01")).toMatchObject([{ given: String(given), raised: "0" }]);
  expect(await recap(burner, "2026-01-01")).toMatchObject([{ given: "0", raised: String(raised) }]);
  expect(await recap(donor, "2100-01-01")).toEqual([]);
  expect(await own(manager)).toMatchObject([{ given_in_euros: 0, raised_in_euros: 0 }]);
  expect(await recap(manager, "2026-01-01")).toEqual([]);
});

test("what is refunded is nobody's any more", async () => {
  const payer = await payerOf(donor);
  const given = await recounted({ payer });
  const charge = await db()
    .selectFrom("charges")
    .select("id")
    .where("payer_id", "=", payer)
    .executeTakeFirstOrThrow();
  await db()
    .transaction()
    .execute((tx) =>
      reverseCharge(tx, { chargeId: charge.id, kind: "refund", amount: 500n, at: new Date() }),
    );
  const [part] = await own(donor);
  expect(part?.given_in_euros).toBe((await recounted({ payer })) / 100);
  expect(part?.given_in_euros).toBeLessThan(given / 100);
});

test("a transfer that comes back keeps its post and says so; paid again, the post moves to the new one", async () => {
  const returned = { returned_on: desk.today(), reason: "AC04" };
  await desk.post(desk.ines(), pathTo(api.returnPayout, { id: paid.payout }), returned);
  expect(await own(donor)).toEqual([]);
  const [gone] = (await kalivo.call("GET", api.listProofPosts)).body;
  expect([gone?.came_back_on, gone?.paid_again_on]).toEqual([desk.today(), null]);
  await desk.post(desk.ines(), pathTo(api.lookAtIban, { id: paid.organisation }));
  await desk.wait(1);
  await booksCompared(kalivo.product.services, 0); // but for the refund above, of which only the test knows
  const again = (await payRun()).payouts.find((line) => line.organisation.id === paid.organisation)?.id ?? 0;
  const [waits] = (await kalivo.call("GET", api.listProofPosts)).body;
  expect([waits?.came_back_on, waits?.paid_again_on]).toEqual([gone?.came_back_on, desk.today()]);
  key = await openPage();
  const post_id = gone?.id;
  expect((await outside(api.moveProof, { key, post_id, payout_id: paid.payout })).status).toBe(409);
  const other = {
    organisationId: paid.organisation,
    payoutId: again,
    language: "en" as const,
    text: "Another.",
  };
  const taken = await insertPost(db(), { ...other, pictureHash: null, pictureText: null }, new Date());
  expect((await outside(api.moveProof, { key, post_id, payout_id: again })).status).toBe(409);
  await kalivo.owner
    .deleteFrom("proof_posts")
    .where("id", "=", taken ?? 0)
    .execute();
  const moved = await outside(api.moveProof, { key, post_id, payout_id: again });
  expect([moved.status, moved.body.payouts.find(({ id }) => id === again)?.post?.id]).toEqual([200, post_id]);
  expect((await own(donor)).map(({ id, came_back_on }) => [id, came_back_on])).toEqual([[post_id, null]]);
  const parts = await db()
    .selectFrom("payout_parts")
    .select("cents")
    .where("payout_id", "=", again)
    .execute();
  expect(parts.reduce((sum, { cents }) => sum + cents, 0n)).toBe(BigInt(paid.cents));
});
