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
