import type { PaymentInfo } from "@kalivo/contract/shapes/user.ts";

type Giving = {
  payment_info?:
    | {
        paused_since: PaymentInfo["paused_since"];
        paused_until: PaymentInfo["paused_until"];
        problem: { kind: NonNullable<PaymentInfo["problem"]>["kind"] } | null;
        burners_with_pivot: readonly {
          first_name: string;
          pivot: { resting_until?: string | undefined };
        }[];
      }
    | undefined;
};

/** Why the next workouts count nothing: until `day`, where one is known. */
export type Waits =
  | { why: "paused"; day: string | null }
  | { why: "rests"; name: string; day: string }
  /** `day`: the first of them is back. */
  | { why: "all-rest"; day: string };

/** Null: the next workout of somebody counts. */
export function whatWaits({ payment_info: info }: Giving): Waits | null {
  if (info === undefined) return null;
  const { problem, burners_with_pivot: burners } = info;
  if (info.paused_since !== null) return { why: "paused", day: info.paused_until };
  if (problem?.kind === "paused" || problem?.kind === "resume") return { why: "paused", day: null };
  const rests = burners.flatMap(({ first_name: name, pivot: { resting_until: day } }) =>
    day === undefined ? [] : [{ name, day }],
  );
  const [first] = rests.toSorted((a, b) => a.day.localeCompare(b.day));
  if (first === undefined || rests.length < burners.length) return null;
  return burners.length === 1 ? { why: "rests", ...first } : { why: "all-rest", day: first.day };
}
