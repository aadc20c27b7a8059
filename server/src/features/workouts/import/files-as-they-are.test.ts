import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { device } from "#server-test/support/health-records.ts";
import { importer } from "#server-test/support/imports.ts";
import { useProduct } from "#server-test/support/product.ts";
import { fitFile, gpxFile } from "#server-test/support/workout-files.ts";

// Files as people have them: of two clocks, of a friend, or too large.

const kalivo = useProduct();
const { send, commit } = importer(kalivo);
const { list, longSince } = device(kalivo);

const run = { start: "2026-11-03T06:30:00.000Z", minutes: 50, km: 8, kcal: 520 };

test("one run in two files, one of which took its own zone for UTC, is paid once unless its owner says otherwise", async () => {
  const person = await longSince();
  const local = gpxFile({ ...run, start: "2026-11-03T07:30:00.000Z" });
  const { body } = await send(person, { "watch.fit": fitFile(run), "phone.gpx": local });
  await commit(person, body.id);
  const workouts = await list(person);
  expect(workouts.map(({ status, reason_code }) => [status, reason_code])).toEqual([
    ["ok", "no_donor"],
    ["held", "twin_timezone"],
  ]);
  expect(workouts[1]?.same_effort_as?.id).toBe(workouts[0]?.id);
});

test("a friend's GPX with a byte changed is looked at before it counts", async () => {
  const start = "2026-11-02T06:30:00.000Z";
  const theirs = gpxFile({ ...run, start });
  const friend = await longSince();
  await commit(friend, (await send(friend, { "run.gpx": theirs })).body.id);
  const changed = Buffer.from(theirs.toString().replace("Round the lake", "Round my lake"));
  const { body } = await send(await longSince(), { "run.gpx": changed });
  expect(body.items).toMatchObject([{ outcome: "held", reason: "identical_record" }]);
});

test("who brings more than can be taken reads that of Apple's export its list is enough", async () => {
  const { token } = await longSince();
  const headers = { authorization: `Bearer ${token}`, "content-type": "multipart/form-data; boundary=x" };
  const large = { ...headers, "content-length": String(300 * 1024 * 1024) };
  const asked = { method: "POST", url: api.previewImport, headers: large, payload: "--x" } as const;
  const answer = await kalivo.app.inject(asked);
  const message = expect.stringMatching(/export\.xml alone, zipped/);
  expect([answer.statusCode, answer.json()]).toEqual([413, { message }]);
});

test("who doesn't say a sport that no file states reads before and after that it is not kept, however old", async () => {
  const person = await longSince();
  const old = { ...run, start: "2026-08-01T06:37:00.000Z" };
  const own = { ...run, start: "2026-11-03T16:41:00.000Z", kcal: 505 };
  const files = { "old.gpx": gpxFile(old, "lake"), "own.gpx": gpxFile(own, "lake"), "own.fit": fitFile(own) };
  const { body } = await send(person, files);
  const { body: done } = await commit(person, body.id);
  expect(body.counts).toMatchObject({ new: 1, needs_type: 2, same_effort: 0, too_old: 0 });
  expect(done.counts).toEqual(body.counts);
  expect((await list(person)).map(({ status }) => status)).toEqual(["ok"]);
});

test("what was never a recording is not called damaged", async () => {
  const files = { "PROVENANCE.md": Buffer.from("# From where"), "broken.fit": fitFile(run).subarray(0, 60) };
  const { body } = await send(await longSince(), files);
  expect(body.counts).toMatchObject({ damaged: 1, not_recordings: 1 });
  expect(body.files).toMatchObject([{ damaged: 0 }, { damaged: 1 }]);
});
