import type { Wishes } from "../desk/people.ts";
import { equally, sumOf } from "./arithmetic.ts";
import type { Rows } from "./rows.ts";

/** A line as it was earned: what it comes to, and what of it is whose. */
export type Earned = {
  line: number;
  burner: number;
  /** Before its payer lowered or dropped it. */
  announced: bigint;
  due: bigint;
  shares: Map<number, bigint>;
};

/** Rule 11: a smaller month is carried on. */
const CARRIED_BELOW = 200n;

/** By statement: what was burnt times what was promised, floored, split among the burner's organisations. */
export function earnedBy(rows: Rows, wishes: Wishes): Map<number, Earned[]> {
  const workouts = Map.groupBy(rows.workouts, ({ burner }) => burner);
  const choices = Map.groupBy(rows.choices, ({ burner }) => burner);
  const lines = rows.lines.map(({ id, statement, payer, burner }) => {
    const rate = rows.pledges.find((pledge) => pledge.payer === payer && pledge.burner === burner)?.rate ?? 0;
    const kcal = sumOf((workouts.get(burner) ?? []).map((workout) => workout.kcal));
    const announced = (kcal * BigInt(rate)) / 100n;
    const due = wishes.get(id) ?? announced;
    const organisations = (choices.get(burner) ?? []).map(({ organisation }) => organisation);
    const shares = equally(due, id, organisations);
    return { line: id, burner, announced, due, shares, statement };
  });
  return Map.groupBy(lines, ({ statement }) => statement);
}

/** What a statement asks for; 0: it is not collected this month. */
export function askedFor(lines: readonly Earned[]): bigint {
  const total = sumOf(lines.map(({ due }) => due));
  return total < CARRIED_BELOW ? 0n : total;
}
