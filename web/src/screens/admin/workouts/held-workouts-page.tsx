import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useText } from "#web/lib/text.tsx";
import type { AdminHeldWorkout } from "@kalivo/contract/shapes/admin-workouts.ts";
import { workoutTypeOf } from "@kalivo/domain/calories/workout-types.ts";
import { showDate, showMeasure, showWhole } from "#web/lib/format.ts";
import { go } from "#web/lib/navigation.ts";
import { Choices } from "#web/ui/card.tsx";
import { RadioCards } from "#web/ui/radio-cards.tsx";
import { AdminAction } from "../admin-action.tsx";
import { AdminList } from "../admin-list.tsx";
import { AdminPage } from "../admin-page.tsx";
import { adminHref, type AdminPlace } from "../admin-place.ts";
import { Tools } from "../admin-search.tsx";
import { RecordList, RecordRow } from "../record-row.tsx";
import { showInstant } from "../show-instant.ts";
import { useAdminPages } from "../use-admin.ts";

const STATES = ["held", "accepted", "refused"] as const;

/** Unusual workouts, which count once an admin has approved them (workouts §4.5). */
export function HeldWorkoutsPage({ place }: { place: AdminPlace }) {
  const { parts, workouts: text, show } = useText("admin");
  const state = STATES.find((one) => one === place.show) ?? "held";
  const workouts = useAdminPages(api.listHeldWorkouts, { state });
  return (
    <AdminPage part="workouts" title={parts.workouts}>
      <Tools>
        <RadioCards
          legend={show}
          quietLegend
          look="segments"
          options={STATES.map((value) => ({ value, label: text.filters[value] }))}
          value={state}
          onChange={(next) => go.replace(adminHref("workouts", { show: next }))}
        />
      </Tools>
      <AdminList query={workouts} empty={{ title: text.none, help: text.noneHelp }}>
        {(items) => (
          <RecordList label={parts.workouts}>
            {items.map((workout) => (
              <WorkoutRecord key={workout.id} workout={workout} />
            ))}
          </RecordList>
        )}
      </AdminList>
    </AdminPage>
  );
}

function WorkoutRecord({ workout }: { workout: AdminHeldWorkout }) {
  const { workouts: text } = useText("admin");
  const { types } = useText("workouts");
  const { person, type, source, minutes, km, speed, effort, review, reviewed_by, reviewed_at } = workout;
  return (
    <RecordRow
      title={`${types[workoutTypeOf(type)]} · ${person.name}`}
      excerpt={workout.reason === "" ? undefined : workout.reason}
      facts={[
        showDate(workout.ended_at),
        minutes === null ? null : text.minutes(showWhole(Math.round(minutes))),
        km === null ? null : text.km(showMeasure(km)),
        speed === null ? null : text.speed(showMeasure(speed)),
        effort === null ? null : text.effort(showMeasure(effort)),
        text.source(source),
        text.received(showInstant(workout.received_at)),
        reviewed_by === null || reviewed_at === null
          ? null
          : text.by(reviewed_by.name, showInstant(reviewed_at)),
      ]}
      value={text.kcal(showWhole(workout.kcal))}
      action={review === null ? <Review id={workout.id} kcal={workout.kcal} /> : undefined}
    />
  );
}

function Review({ id, kcal }: { id: number; kcal: number }) {
  const text = useText("admin").workouts;
  const path = pathTo(api.reviewWorkout, { id });
  return (
    <Choices>
      <AdminAction
        label={text.accept}
        size="medium"
        path={path}
        data={{ decision: "accepted" }}
        done={text.accepted}
      />
      <AdminAction
        label={text.refuse}
        size="medium"
        variant="ghost"
        path={path}
        data={{ decision: "refused" }}
        ask={{ title: text.refuseTitle, help: text.refuseHelp(showWhole(kcal)), action: text.refuse }}
        done={text.refused}
      />
    </Choices>
  );
}
