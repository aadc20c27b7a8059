import { expect, test } from "vitest";
import * as api from "@kalivo/contract/api-paths.ts";
import { somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { settled } from "#server-test/support/settled-workouts.ts";

const kalivo = useProduct();

/** This many counted workouts of October, and this many of November with fewer calories each. */
async function workouts(counted: number, open: number) {
  const person = await somebody(kalivo);
  const { db } = kalivo.product.services;
  const row = (kcal: number, at: string, title: string) => ({
    user_id: person.id,
    source: "manual",
    type: "biking",
    title,
    start_utc: at,
    end_utc: at,
    start_reliable: false,
    basis: "declared",
    kcal_counted: kcal,
    trust: "manual",
    received_at: at,
  });
  const rows = [
    ...Array.from({ length: counted }, (_, n) => row(1000 + n, "2026-10-10T10:00:00Z", "then")),
    ...Array.from({ length: open }, (_, n) => row(100 + n, "2026-11-03T10:00:00Z", "now")),
  ];
  if (rows.length > 0) await db.insertInto("workouts").values(rows).execute();
  const then = await db.selectFrom("workouts").select("id").where("title", "=", "then").execute();
  await settled(
    kalivo.owner,
    then.map(({ id }) => id),
  );
  const list = (data: Record<string, unknown>) =>
    kalivo.call("GET", api.listWorkouts, {
      token: person.token,
      data: { first: "open", ...data },
    });
  return { person, list };
}

test.each([
  { counted: 0, open: 1 },
  { counted: 11, open: 1 },
  { counted: 13, open: 0 },
  { counted: 54, open: 10 },
  { counted: 60, open: 64 },
])(
  "of $counted counted and $open open workouts the open ones come first under every sort, and how many they are is told",
  async ({ counted, open }) => {
    const { list } = await workouts(counted, open);
    for (const sort of ["recent", "oldest", "highest"]) {
      const pages = await Promise.all([1, 2, 3].map((page) => list({ sort, page })));
      const all = pages.flatMap(({ body }) => body);
      expect(all.map((workout) => workout.open)).toEqual([
        ...Array.from({ length: open }, () => true),
        ...Array.from({ length: counted }, () => false),
      ]);
      expect(pages.map(({ headers }) => headers["x-open-count"])).toEqual(Array(3).fill(String(open)));
    }
    const highest = (await list({ sort: "highest" })).body.filter((workout) => workout.open);
    const kcals = highest.map(({ kcal }) => kcal);
    expect(kcals).toEqual(kcals.toSorted((a, b) => b - a));
    const { headers } = await list({ search: "then" });
    expect([headers["x-open-count"], headers["x-total-count"]]).toEqual(["0", String(counted)]);
  },
);

test("what can never count stands among the older ones, and says why; the plain list keeps its order", async () => {
  const { person, list } = await workouts(1, 1);
  const { db } = kalivo.product.services;
  const at = "2025-03-10T10:00:00Z";
  await db
    .insertInto("workouts")
    .values({
      user_id: person.id,
      source: "file",
      type: "running",
      start_utc: at,
      end_utc: at,
      start_reliable: true,
      basis: "declared",
      kcal_counted: 300,
      trust: "file",
      status: "ignored",
      reason: "too_old",
      received_at: "2026-11-04T10:00:00Z",
    })
    .execute();
  const { body, headers } = await list({ sort: "oldest" });
  expect(body.map(({ open, kcal }) => [open, kcal])).toEqual([
    [true, 100],
    [false, 300],
    [false, 1000],
  ]);
  expect(body[1]?.reason).not.toBeNull();
  expect(headers["x-open-count"]).toBe("1");
  const plain = await kalivo.call("GET", api.listWorkouts, {
    token: person.token,
    data: { sort: "oldest" },
  });
  expect(plain.body.map(({ kcal }) => kcal)).toEqual([300, 1000, 100]);
});
