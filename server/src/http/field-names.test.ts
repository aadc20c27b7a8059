import { expect, test } from "vitest";
import { fields } from "@kalivo/words/en/server/fields.ts";
import { everyCall, type EveryCall } from "#server-test/support/every-call.ts";
import { useProduct } from "#server-test/support/product.ts";

// A refusal begins with what people call the field. A new field is either called something in every language, or stands
// here because nobody fills it in by hand.

const kalivo = useProduct();

/** Ids, switches, and what programs, browsers and devices send. */
const CHOSEN_OR_SENT = new Set(
  `about action admin anonymous auth backers_count backers_detail became before burner_id burners_count burners_detail calories
  calories_burned cancel cancel_statement_id changes cheer codes confirm credential de decision digest distance donations duration
  endDate ended_seconds_ago endpoint entryMethod except forgetPlan fr funds_raised granted hidden id is_admin is_association
  key kind left_in_euros line_id logFile metadata moments month_recap new_donor newsletter next_step nl organisations p256dh
  passkey payout_id platformId post_id proof public purpose push_key read ready refused reminder_sync remove_banner
  remove_picture remove_result_picture says seen shared sourceBundleId sourceDevice sourceId sourceName startDate statement_id
  step syncedOnly teamId team_id text_version texts ticket to token totalDistance totalEnergyBurned types unit user_id value
  wanted week without_provider workoutEvents workoutType workouts`.split(/\s+/),
);

test("every field that somebody fills in has a name in sentences; every other one is known", async () => {
  const sent = new Set((await everyCall(kalivo)).flatMap(({ body }) => namesIn(body)));
  expect(sent.size).toBeGreaterThan(100);
  const named = new Set(Object.keys(fields.names));
  expect([...sent].filter((name) => !named.has(name) && !CHOSEN_OR_SENT.has(name))).toEqual([]);
  expect([...CHOSEN_OR_SENT].filter((name) => named.has(name) || !sent.has(name))).toEqual([]);
});

type Shape = EveryCall["body"];

const namesIn = (shape: Shape): string[] =>
  shape === undefined
    ? []
    : [
        ...Object.entries(shape.properties ?? {}).flatMap(([name, inner]) => [name, ...namesIn(inner)]),
        ...namesIn(shape.items),
        ...[...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].flatMap(namesIn),
      ];
