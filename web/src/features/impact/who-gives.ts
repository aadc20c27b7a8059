import type { Language } from "@kalivo/domain/language.ts";
import type { User } from "@kalivo/contract/shapes/user.ts";
import { listed } from "@kalivo/words/listed.ts";
import type { ScreenWords } from "@kalivo/words/screens.ts";
import { showMoney } from "../../lib/format.ts";
import { giversOf } from "./impact.ts";

type Giving = Pick<User, "backers_with_pivot" | "organisations">;

/** More names than this are only counted, to fit one line. */
const MOST_NAMED = 2;

/**
 * One sentence on who gives how much for a workout to whom: "Zoé gives about 0,60 € for it to WWF." Empty below a cent;
 * without names when only some of the donors give.
 */
export function whoGives(
  me: Giving | null,
  workout: Parameters<typeof giversOf>[1],
  { text, language }: { text: ScreenWords["workoutForm"]; language: Language },
): string {
  if (me === null || workout.given_in_euros === 0) return "";
  const amount = showMoney(workout.given_in_euros);
  const givers = giversOf(me, workout).map(({ owner_type, owner }) =>
    owner_type === "team" ? owner.name : owner.first_name,
  );
  if (givers.length === 0) return text.impact(amount);
  const named = (names: readonly string[]) => firstOf(names, text.andOthers, language);
  return text.gives(named(givers), givers.length, amount, named(me.organisations.map(({ name }) => name)));
}

function firstOf(names: readonly string[], others: (n: number) => string, language: Language): string {
  const left = names.length - MOST_NAMED;
  const shown = left > 0 ? [...names.slice(0, MOST_NAMED), others(left)] : names;
  return listed(shown, language);
}
