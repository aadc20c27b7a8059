import { expect, test } from "vitest";
import { savedFiles } from "#server-test/support/read-files.ts";

// A recorder often writes no new segment at a pause: it is a gap between two points, and no sport.

const { read } = savedFiles();
const START = Date.parse("2026-11-03T06:00:00Z");
const METRES_A_DEGREE = 111_195;

/** Seconds after the start, metres north; null metres: the recorder knew no place. */
type At = { second: number; metres: number | null };

/** Steady movement, a point every `every` seconds, with a pause of so many minutes in its middle. */
function points(minutes: number, km: number, { every = 60, pauseMinutes = 0 } = {}): At[] {
  const count = (minutes * 60) / every;
  return Array.from({ length: count + 1 }, (_, index) => ({
    second: index * every + (index > count / 2 ? pauseMinutes * 60 : 0),
    metres: (index / count) * km * 1000,
  }));
}

const instant = (second: number) => new Date(START + second * 1000).toISOString();
const place = (metres: number) => `lat="${50 + metres / METRES_A_DEGREE}" lon="4.35"`;
const trkpt = (second: number, where: string) =>
  `<trkpt ${where}><ele>100</ele><time>${instant(second)}</time></trkpt>`;

const gpx = (at: readonly At[]) =>
  `<gpx><trk><trkseg>${at.map(({ second, metres }) => trkpt(second, place(metres ?? 0))).join("")}</trkseg></trk></gpx>`;

/** One lap, whose length is the time from its first point to its last unless said otherwise. */
const tcx = (at: readonly At[], seconds = at.at(-1)?.second ?? 0) =>
  `<TrainingCenterDatabase><Activities><Activity Sport="Running"><Lap StartTime="${instant(0)}"><TotalTimeSeconds>${seconds}</TotalTimeSeconds><DistanceMeters>${at.at(-1)?.metres ?? 0}</DistanceMeters><Track>${at
    .map(
      ({ second, metres }) =>
        `<Trackpoint><Time>${instant(second)}</Time>${metres === null ? "" : `<DistanceMeters>${metres}</DistanceMeters>`}</Trackpoint>`,
    )
    .join("")}</Track></Lap></Activity></Activities></TrainingCenterDatabase>`;

async function moved(file: string) {
  const { activities, reason } = await read(file);
  expect(reason).toBeNull();
  const [only] = activities;
  return { minutes: Math.round((only?.timerSeconds ?? 0) / 60), metres: Math.round(only?.metres ?? 0) };
}

test.each([
  ["a ride with three hours of lunch", points(120, 50, { pauseMinutes: 180 }), 120, 50_000],
  ["a run with a pause of two hours", points(60, 10, { pauseMinutes: 120 }), 60, 10_000],
  ["a swim with five hours on the beach", points(60, 2, { pauseMinutes: 300 }), 60, 2000],
  ["a recorder that writes each second", points(30, 5, { every: 1, pauseMinutes: 40 }), 30, 5000],
  [
    "a recorder that writes every five minutes",
    points(120, 30, { every: 300, pauseMinutes: 180 }),
    120,
    30_000,
  ],
])("%s moves as long as it moved", async (_, at, minutes, metres) => {
  expect(await moved(gpx(at))).toEqual({ minutes, metres });
  expect((await moved(tcx(at))).minutes).toBe(minutes);
});

test("a gap in which as much was covered as before is movement: a tunnel, lost satellites", async () => {
  const ride = points(120, 50).filter(({ second }) => second <= 3000 || second >= 3900);
  expect(await moved(gpx(ride))).toEqual({ minutes: 120, metres: 50_000 });
  expect((await moved(tcx(ride))).minutes).toBe(120);
  const steep = points(120, 50).map((at) => ({
    ...at,
    second: at.second > 3600 ? at.second + 180 : at.second,
  }));
  const slower = steep.filter(({ second }) => second <= 3000 || second >= 3900);
  expect(await moved(gpx(slower))).toEqual({ minutes: 123, metres: 50_000 });
});

test("in a hall, where the recorder knows no place, a long gap is a pause and its own rhythm is not", async () => {
  const hall = points(60, 0, { pauseMinutes: 300 }).map((at) => ({ ...at, metres: null }));
  // How much of the step with the pause was sport nobody knows.
  expect((await moved(tcx(hall))).minutes).toBe(59);
  expect((await moved(gpx(hall))).minutes).toBe(59);
  const seldom = [0, 1800, 3600].map((second) => ({ second, metres: null }));
  expect((await moved(tcx(seldom))).minutes).toBe(60);
  expect((await moved(gpx(seldom))).minutes).toBe(60);
});

test("a lap that is told without its pauses is not shortened by them again", async () => {
  expect((await moved(tcx(points(60, 10, { pauseMinutes: 120 }), 3600))).minutes).toBe(60);
  expect((await moved(tcx(points(60, 10), 3300))).minutes).toBe(55);
});

test.each([
  ["away in the middle", 30, 'lat="50.08" lon="4.35"'],
  ["on the other side of the world", 30, 'lat="10" lon="100"'],
  ["where no satellite was", 30, 'lat="0" lon="0"'],
  ["where the recorder was yesterday", 0, 'lat="50.4" lon="4.35"'],
  ["elsewhere at last", 60, 'lat="50.4" lon="4.35"'],
])("a single point %s adds nothing to the distance", async (_, index, where) => {
  const run = points(60, 10).map(({ second, metres }) => trkpt(second, place(metres ?? 0)));
  run[index] = trkpt(index * 60, where);
  const { minutes, metres } = await moved(`<gpx><trk><trkseg>${run.join("")}</trkseg></trk></gpx>`);
  expect(minutes).toBeGreaterThan(57);
  expect(metres).toBeGreaterThan(9800);
  expect(metres).toBeLessThan(10_001);
});

test("who is fast all the way stays fast: neither a descent nor a train is made slower", async () => {
  expect((await moved(gpx(points(60, 120)))).metres).toBe(120_000);
  const descent = [0, 100, 200, 1800, 2000].map((metres, index) => ({ second: index * 60, metres }));
  expect((await moved(gpx(descent))).metres).toBe(2000);
});
