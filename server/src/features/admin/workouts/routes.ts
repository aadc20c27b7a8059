import {
  listHeldWorkouts,
  reviewWorkout as reviewRoute,
} from "@kalivo/contract/routes/own/admin/held-workouts.ts";
import type { AdminHeldWorkout } from "@kalivo/contract/shapes/admin-workouts.ts";
import type { ServerWords } from "@kalivo/words/server.ts";
import { pageOf } from "#server/db/paging.ts";
import type { Api } from "#server/http/route-handler.ts";
import { refusal, reply } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { reviewWorkout } from "../../workouts/review-workout.ts";
import { whyNotCounted } from "../../workouts/why-not-counted.ts";
import { logAction } from "../../audit/audit.queries.ts";
import { OWN_AFFAIR } from "../own-affairs.ts";
import { isoOrNull, listReply } from "../page/list-reply.ts";
import { findReviewed, selectHeldWorkouts, type HeldWorkoutRow } from "./workouts.queries.ts";

const UNKNOWN = refusal(404, (say) => say.admin.workouts.unknown);

/** Unusual workouts count once an admin has looked at them (workouts §4.5). */
export function mountHeldWorkouts(api: Api, { db }: Pick<Services, "db">) {
  api.on(listHeldWorkouts, async ({ query, say }) =>
    listReply(await selectHeldWorkouts(db, query.state ?? "held", pageOf(query)), (row) => onWire(row, say)),
  );

  api.on(reviewRoute, async ({ person, params, body: { decision }, say, now }) => {
    return db.transaction().execute(async (tx) => {
      const outcome = await reviewWorkout(tx, { id: params.id, decision, by: person.id }, now);
      if (outcome === "not_held") return refusal(409, ({ admin }) => admin.workouts.notHeld);
      if (outcome === "unknown") return UNKNOWN;
      if (outcome === "own") return OWN_AFFAIR;
      const target = { kind: "workout", id: params.id } as const;
      const action = decision === "accepted" ? "workout.accept" : "workout.refuse";
      const facts = { before: { status: "held" }, after: { review: decision } };
      await logAction(tx, { actorId: person.id, action, target, ...facts }, now);
      const row = await findReviewed(tx, params.id);
      return row === null ? UNKNOWN : reply(200, onWire(row, say));
    });
  });
}

function onWire(row: HeldWorkoutRow, say: ServerWords): AdminHeldWorkout {
  const { status, settled, late, kg, end_utc, received_at, reviewed_at, reason, ...same } = row;
  // Tells the admin beforehand that the workout cannot count any more, whatever they decide.
  const isLate = !settled && (status === "held" || status === "ok") && late;
  const hours = row.minutes === null ? null : row.minutes / 60;
  return {
    ...same,
    reason: [reason, isLate ? "too_late" : null]
      .flatMap((code) => (code === null ? [] : [whyNotCounted(say, code)]))
      .join(" "),
    ended_at: end_utc.toISOString(),
    received_at: received_at.toISOString(),
    reviewed_at: isoOrNull(reviewed_at),
    speed: row.km === null || hours === null ? null : toTenth(row.km / hours),
    effort: kg === null || hours === null ? null : toTenth(row.kcal / kg / hours),
  };
}

const toTenth = (value: number) => Math.round(value * 10) / 10;
