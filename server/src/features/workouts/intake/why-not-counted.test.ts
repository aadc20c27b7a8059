import type { Activity } from "@kalivo/domain/efforts/activity.ts";
import { expect, test } from "vitest";
import { run } from "#server-test/support/activity-source.ts";
import { newStop } from "#server-test/support/payer-stops.ts";
import { chooseCause, pledge, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { fileRun, takingOf } from "#server-test/support/taken-activities.ts";

const kalivo = useProduct({ LOG_LEVEL: "fatal" });
const { runner, take, list } = takingOf(kalivo);

const ENDED = "2026-11-04T09:00:00Z";
/** Unique per person: equal recordings of two people are held for review. */
let brought = 0;
const file = (end: string) => fileRun(`file ${(brought += 1)}`, end);
const first = run("strava", "1", ENDED);

const backed = async (
  person: Somebody,
  terms: { capCents?: bigint; syncedOnly?: boolean; since?: string } = {},
) => {
  await chooseCause(kalivo, person);
  const donor = await somebody(kalivo, "Donor");
  return pledge(kalivo, { payer: donor.id, burner: person.id, ...terms });
};
const syncedOnly = async (person: Somebody) => void (await backed(person, { syncedOnly: true }));
const refused = async (person: Somebody) => {
  const [workout] = await list(person);
  await kalivo.product.services.db
    .updateTable("workouts")
    .set({ review: "refused", reviewed_by: person.id, reviewed_at: new Date(ENDED) })
    .where("id", "=", workout?.id ?? 0)
    .execute();
};
const shareNothing = async ({ id }: Somebody) => {
  await kalivo.owner
    .deleteFrom("consents")
    .where("user_id", "=", id)
    .where("kind", "=", "share_strava")
    .execute();
};

type Case = {
  code: string | null;
  activities: readonly Activity[];
  before?: (person: Somebody) => Promise<void>;
  after?: (person: Somebody) => Promise<void>;
};

const CASES: readonly Case[] = [
  { code: null, activities: [first], before: async (person) => void (await backed(person)) },
  { code: "no_donor", activities: [first] },
  {
    code: "before_pledge",
    activities: [first],
    before: async (person) => void (await backed(person, { since: "2026-11-04T12:00:00Z" })),
  },
  {
    code: "not_active_yet",
    activities: [first],
    before: async (person) => {
      const payer = await backed(person);
      const { db } = kalivo.product.services;
      await db
        .updateTable("payers")
        .set({ method_since: null, method_state: "none" })
        .where("id", "=", payer)
        .execute();
    },
  },
  {
    code: "not_funded", // never why, or by whom
    activities: [first],
    before: async (person) => {
      const stop = { kind: "dispute", from: "2026-11-01T00:00:00Z", until: "2026-11-05T00:00:00Z" } as const;
      await newStop(kalivo.product.services.db, await backed(person), stop);
    },
  },
  {
    code: "no_organisation",
    activities: [first],
    before: async (person) => {
      await backed(person);
      await kalivo.owner.deleteFrom("user_organisations").where("user_id", "=", person.id).execute();
    },
  },
  { code: "synced_only", activities: [file("2026-11-04T09:07:00Z")], before: syncedOnly },
  {
    code: "cap_reached",
    activities: [
      run("strava", "2", "2026-11-02T09:00:00Z"),
      run("strava", "3", "2026-11-03T09:00:00Z"),
      first,
    ],
    before: async (person) => void (await backed(person, { capCents: 100n })),
  },
  { code: "too_old", activities: [file("2026-10-01T09:00:00Z")] },
  { code: "not_shared", activities: [first], before: shareNothing },
  { code: "duplicate", activities: [first, file("2026-11-04T09:01:00Z")] },
  { code: "partial", activities: [first, file("2026-11-04T09:45:00Z")] },
  { code: "speed_unusual", activities: [run("strava", "1", ENDED, { metres: 22_000 })] },
  { code: "speed_impossible", activities: [run("strava", "1", ENDED, { metres: 40_000 })] },
  {
    code: "own_app",
    activities: [fileRun("ours", "2026-11-04T09:13:00Z", { source: "health", bundle: "org.kalivo.app" })],
  },
  {
    code: "twin_timezone",
    activities: [first, file("2026-11-04T10:00:00Z")],
  },
  {
    code: "refused",
    activities: [first],
    after: async (person) => {
      await refused(person);
      await take(person, run("strava", "2", "2026-11-01T09:00:00Z"));
    },
  },
];

test.each(CASES)(
  "$code is said of a workout in one sentence, and only then",
  async ({ code, activities, before, after }) => {
    const person = await runner("Why");
    await before?.(person);
    await take(person, ...activities);
    await after?.(person);
    const last = (await list(person)).at(-1);
    expect(last?.reason_code).toBe(code);
    expect(last?.reason ?? "").toMatch(
      code === null ? /^$/u : /^[A-Z].*[.?]( It waits for your answer\.)?$/u,
    );
  },
);
