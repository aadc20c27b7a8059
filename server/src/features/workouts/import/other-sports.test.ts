import { expect, test } from "vitest";
import { device } from "#server-test/support/health-records.ts";
import { importer } from "#server-test/support/imports.ts";
import { useProduct } from "#server-test/support/product.ts";
import { fitFile, gpxFile, tcxFile } from "#server-test/support/workout-files.ts";

// A sport that is none of ours is Other: it counts what its file has measured, and nothing can be worked out for it.

const kalivo = useProduct();
const { send, commit } = importer(kalivo);
const { longSince } = device(kalivo);

const row = { start: "2026-11-03T06:30:00.000Z", minutes: 60, km: 10, kcal: 500 };
const asked = { type: null, outcome: "needs_type", kcal: null };

test("a file that says Other and has calories may be Other, and counts them", async () => {
  const person = await longSince();
  const { body } = await send(person, { "row.tcx": tcxFile(row, "Other") });
  expect(body.items).toMatchObject([{ ...asked, may_be_other: true }]);
  const { body: done } = await commit(person, body.id, { types: { 0: "custom" } }, true);
  expect(done.items).toMatchObject([{ type: "custom", outcome: "new", kcal: 440, may_be_other: false }]);
});

test("where nothing was measured its owner is asked for a sport, and Other is none", async () => {
  const { kcal: _, ...unmeasured } = row;
  const { body } = await send(await longSince(), {
    "row.fit": fitFile({ ...unmeasured, sport: 15 }),
    "row.gpx": gpxFile({ ...unmeasured, start: "2026-11-02T06:30:00.000Z" }, "rowing"),
    "run.fit": fitFile({ ...unmeasured, start: "2026-11-01T06:30:00.000Z" }),
  });
  expect(body.items).toMatchObject([
    { ...asked, may_be_other: false },
    { ...asked, may_be_other: false },
    { type: "running", outcome: "new", may_be_other: false },
  ]);
});

test("a heart rate measures as well, for whom it can be read", async () => {
  const { kcal: _, ...unmeasured } = { ...row, start: "2026-10-28T06:30:00.000Z", km: 9 };
  const file = { "row.fit": fitFile({ ...unmeasured, sport: 15, beats: 150 }) };
  const person = await longSince();
  await kalivo.product.services.db
    .updateTable("users")
    .set({ gender: "female", birthday: "1990-01-01" })
    .where("id", "=", person.id)
    .execute();
  const another = { ...unmeasured, start: "2026-10-29T06:30:00.000Z", sport: 15, beats: 150 };
  const unknown = await send(await longSince(), { "row.fit": fitFile(another) });
  expect(unknown.body.items).toMatchObject([{ ...asked, may_be_other: false }]);
  const { body } = await send(person, file);
  expect(body.items).toMatchObject([{ ...asked, may_be_other: true }]);
  const { body: done } = await commit(person, body.id, { types: { 0: "custom" } }, true);
  expect(done.items).toMatchObject([{ type: "custom", outcome: "new" }]);
});
