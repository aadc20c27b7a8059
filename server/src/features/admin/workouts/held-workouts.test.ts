import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { run } from "#server-test/support/activity-source.ts";
import { anAdmin, auditLog } from "#server-test/support/admins.ts";
import type { Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { fileRun, takingOf } from "#server-test/support/taken-activities.ts";

const kalivo = useProduct({ LOG_LEVEL: "fatal" });
const { runner, take, list } = takingOf(kalivo);

const ENDED = "2026-11-04T09:00:00Z";
const fast = (id: string, end = ENDED) => run("strava", id, end, { metres: 21_000 });
const held = async ({ token }: Somebody, state?: string) =>
  (await kalivo.call("GET", api.listHeldWorkouts, { token, data: { state } })).body;
const review = ({ token }: Somebody, id: number, decision: string) =>
  kalivo.call("POST", pathTo(api.reviewWorkout, { id }), {
    token,
    data: { decision },
  });

test("what an admin accepts counts and what they refuse does not, and both are written down", async () => {
  const admin = await anAdmin(kalivo);
  const person = await runner("Fast");
  await take(person, fast("1"), fast("2", "2026-11-03T09:00:00Z"));
  const [second, first] = await list(person);
  if (first === undefined || second === undefined) throw new Error("one of the two is missing");
  expect([first.status, first.reason]).toEqual([
    "held",
    "Unusually fast: it counts once we have checked it.",
  ]);

  const waiting = (await held(admin)).map(({ id, speed, person: of }) => [id, speed, of.id]);
  expect(waiting).toHaveLength(2);
  expect(waiting).toEqual(
    expect.arrayContaining([
      [first.id, 21, person.id],
      [second.id, 21, person.id],
    ]),
  );
  const accepted = await review(admin, first.id, "accepted");
  expect([accepted.status, accepted.body.review, accepted.body.reviewed_by?.id]).toEqual([
    200,
    "accepted",
    admin.id,
  ]);
  expect((await review(admin, second.id, "refused")).status).toBe(200);
  expect((await list(person)).map(({ status, kcal }) => [status, kcal > 0])).toEqual([
    ["ignored", false],
    ["ok", true],
  ]);
  expect(await held(admin)).toEqual([]);
  expect((await held(admin, "accepted")).map(({ id }) => id)).toEqual([first.id]);
  expect((await held(admin, "refused")).map(({ id }) => id)).toEqual([second.id]);
  expect(await auditLog(kalivo)).toEqual([
    expect.objectContaining({ actor_id: admin.id, action: "workout.accept", target_id: first.id }),
    expect.objectContaining({ actor_id: admin.id, action: "workout.refuse", target_id: second.id }),
  ]);
  expect((await review(admin, first.id, "refused")).status).toBe(409);
});

test("only admins see them and decide; what is not held, or is the owner's to answer, is not theirs", async () => {
  const admin = await anAdmin(kalivo);
  const person = await runner("Calm");
  await take(
    person,
    run("strava", "3", ENDED),
    fileRun("4", "2026-11-04T10:00:00Z"),
    fast("5", "2026-11-02T09:00:00Z"),
  );
  const [waiting, fine, asked] = await list(person);
  if (waiting === undefined || fine === undefined || asked === undefined) throw new Error("one is missing");
  expect([waiting.reason_code, fine.status, asked.reason_code]).toEqual([
    "speed_unusual",
    "ok",
    "twin_timezone",
  ]);
  expect((await held(admin)).map(({ id }) => id)).toEqual([waiting.id]);
  const statuses = async (by: Somebody, ...ids: number[]) =>
    Promise.all(ids.map(async (id) => (await review(by, id, "accepted")).status));
  expect(await statuses(person, waiting.id)).toEqual([404]);
  expect((await kalivo.call("GET", api.listHeldWorkouts, { token: person.token })).status).toBe(404);
  expect(await statuses(admin, fine.id, asked.id, 999_999)).toEqual([409, 409, 404]);
  expect((await review(admin, waiting.id, "perhaps")).status).toBe(422);
});

test("what could only be counted too late says so, to who looks at it before they press and to its owner", async () => {
  const admin = await anAdmin(kalivo, "Late");
  const person = await runner("Slowly");
  await take(person, fast("late-1"), fast("late-2", "2026-11-03T09:00:00Z"));
  const TOO_LATE = "It waited too long to count: the donations of that month were settled long ago.";
  const reasons = async () =>
    (await held(admin)).filter((one) => one.person.id === person.id).map(({ reason }) => reason);
  expect(await reasons()).toEqual(
    Array.from({ length: 2 }, () => "Unusually fast: it counts once we have checked it."),
  );
  await kalivo.moveTo("2027-01-10T10:00:00Z"); // January's close takes nothing from before 27 November
  expect(await reasons()).toEqual([TOO_LATE, TOO_LATE].map((late) => expect.stringContaining(late)));
  expect((await list(person)).map(({ reason }) => reason)).toEqual([TOO_LATE, TOO_LATE]);
  const [one, other] = await list(person);
  const accepted = await review(admin, one?.id ?? 0, "accepted");
  expect([accepted.status, accepted.body.reason]).toEqual([200, expect.stringContaining(TOO_LATE)]);
  expect((await list(person)).map(({ reason }) => reason)).toEqual([TOO_LATE, TOO_LATE]);

  await kalivo.moveTo("2027-03-20T10:00:00Z"); // older than anything is decided anew
  const long = await review(admin, other?.id ?? 0, "accepted");
  expect([long.status, long.body.reason]).toEqual([200, expect.stringContaining(TOO_LATE)]);
  expect((await list(person)).map(({ reason }) => reason)).toEqual([TOO_LATE, TOO_LATE]);
  expect(await reasons()).toEqual([]); // reviewed: not held again
});
