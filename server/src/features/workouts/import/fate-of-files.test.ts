import { expect, test } from "vitest";
import { device } from "#server-test/support/health-records.ts";
import { importer } from "#server-test/support/imports.ts";
import { useProduct } from "#server-test/support/product.ts";
import { fitFile, gpxFile, tcxFile, zipOf } from "#server-test/support/workout-files.ts";

// What became of each file is said by its name, with the reason.

const kalivo = useProduct();
const { send, commit, again } = importer(kalivo);
const { longSince } = device(kalivo);

const run = { start: "2026-11-03T06:30:00.000Z", minutes: 50, km: 8, kcal: 520 };
const later = (day: number) => ({ ...run, start: `2026-11-0${day}T06:30:00.000Z` });

test("each file of a zip that was not read is named with its reason, also one that is no recording", async () => {
  const person = await longSince();
  const zip = zipOf({
    "1.fit": fitFile(run),
    "2.fit": fitFile(later(2)),
    "3-cut.fit": fitFile(run).subarray(0, 80),
    "4-bad.tcx": tcxFile(run).subarray(0, 300),
    "5-empty.gpx": Buffer.alloc(0),
    "6-route.gpx": Buffer.from("<gpx><rte></rte></gpx>"),
    "7 no ending": fitFile(later(4)),
    "8.txt": Buffer.from("hello"),
    "9-settings.fit": fitFile(),
    "photos/10.jpg": Buffer.from("no picture"),
  });
  const { body } = await send(person, { "mixed.zip": zip });
  const notOpened = "We didn't open it: its name doesn't end in .fit, .tcx or .gpx.";
  const parts = [
    { name: "9-settings.fit", reason: "There is no workout in it." },
    { name: "6-route.gpx", reason: expect.stringMatching(/no recorded track/u) },
    { name: "5-empty.gpx", reason: "The file is empty." },
    { name: "4-bad.tcx", reason: "The file is damaged: it is not the XML it should be." },
    { name: "3-cut.fit", reason: "The file is cut off: part of it is missing." },
    { name: "7 no ending", reason: notOpened },
    { name: "8.txt", reason: notOpened },
    { name: "photos/10.jpg", reason: notOpened },
  ];
  const told = { found: 2, damaged: 4, reason: "Not everything in it could be read.", more_parts: 0 };
  expect(body.files).toMatchObject([told]);
  expect(body.files[0]?.parts).toHaveLength(parts.length);
  expect(body.files[0]?.parts).toEqual(expect.arrayContaining(parts));
  const { body: done } = await commit(person, body.id);
  expect(done.files).toEqual(body.files);
  expect((await again(person, body.id)).body.files).toEqual(body.files);
});

test("of many the first are named and the others counted", async () => {
  const many = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`${index}.fit`, Buffer.alloc(0)]),
  );
  const { body } = await send(await longSince(), { "many.zip": zipOf({ ...many, "run.gpx": gpxFile(run) }) });
  expect(body.files).toMatchObject([{ found: 1, damaged: 30, more_parts: 10 }]);
  expect(body.files[0]?.parts).toHaveLength(20);
});

test("what a zip without any workout holds is named as well", async () => {
  const { body } = await send(await longSince(), {
    "flow.zip": zipOf({ "training.json": Buffer.from("{}") }),
    "watch.zip": zipOf({ "settings.fit": fitFile() }),
  });
  expect(body.files.map(({ parts }) => parts)).toMatchObject([
    [{ name: "training.json" }],
    [{ name: "settings.fit", reason: "There is no workout in it." }],
  ]);
});

test("only what its owner left out is called left out", async () => {
  const person = await longSince();
  const { body } = await send(person, {
    "car.gpx": gpxFile({ ...run, km: 40 }, "lake"),
    "a.fit": fitFile(later(2)),
    "b.gpx": gpxFile(later(4), "lake"),
  });
  const at = (name: string) => {
    const file = body.files.findIndex((each) => each.name === name);
    return body.items.find((item) => item.file === file)?.index ?? -1;
  };
  const { body: done } = await commit(
    person,
    body.id,
    { types: { [at("car.gpx")]: "running" }, except: [at("a.fit")] },
    true,
  );
  expect(done.items[at("car.gpx")]).toMatchObject({
    outcome: "not_taken",
    reason: "It is too fast to count.",
  });
  expect(done.items[at("a.fit")]).toMatchObject({ outcome: "not_taken", reason: "You left it out." });
  expect(done.counts).toMatchObject({ not_taken: 2, left_out: 1, needs_type: 1 });
});

test("a workout says why it counts less, or what it waits for, before and after it is imported", async () => {
  const person = await longSince();
  const second = { ...run, start: "2026-11-03T07:05:00.000Z", kcal: 500 };
  const { body } = await send(person, { "a.fit": fitFile(run), "b.fit": fitFile({ ...second, km: 7 }) });
  const partial = "Part of its time already counts with another workout.";
  expect(body.items.map(({ outcome, note }) => [outcome, note])).toContainEqual(["new", partial]);
  const { body: done } = await commit(person, body.id);
  expect(done.items.map(({ note }) => note)).toContain(partial);

  const asked = "It looks like another workout of yours: on Workouts we ask you whether it is the same one.";
  const twice = await send(await longSince(), {
    "watch.fit": fitFile({ ...run, start: "2026-10-28T06:30:00.000Z", km: 9 }),
    "phone.gpx": gpxFile({ ...run, start: "2026-10-28T07:30:00.000Z", km: 9 }),
  });
  expect(twice.body.items).toMatchObject([
    { outcome: "held", reason: "twin_timezone", note: asked },
    { outcome: "new", note: null },
  ]);
  const fast = await send(await longSince(), { "fast.tcx": tcxFile({ ...run, minutes: 40, km: 15 }) });
  expect(fast.body.items).toMatchObject([
    { outcome: "held", note: "Unusually fast: it counts once we have checked it." },
  ]);
});
