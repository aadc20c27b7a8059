import type { OrganisationLogo } from "@kalivo/contract/shapes/organisation.ts";
import type { User } from "@kalivo/contract/shapes/user.ts";
import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import { workoutTypeOf } from "@kalivo/domain/calories/workout-types.ts";
import type { Language } from "@kalivo/domain/language.ts";
import { displayName } from "@kalivo/domain/people/privacy.ts";
import { listed } from "@kalivo/words/listed.ts";
import type { ScreenWords } from "@kalivo/words/screens.ts";
import { showLongMonth, showMoney, showWhole } from "../../lib/format.ts";
import { dayOf } from "../workouts/workout-days.ts";

/** One workout, or a month; `over`: the month is finished. */
export type Moment =
  | { kind: "workout"; workout: Workout }
  | { kind: "month"; month: string; kcal: number; euros: number; over: boolean };

export type Sharer = Pick<User, "id" | "first_name" | "last_name" | "privacy" | "organisations">;

/** Everything the card shows, without what the person hides: the card is public. */
export type CardFacts = {
  /** The calories; null when hidden: `what` is then the headline. */
  figure: string | null;
  /** "Running", "November 2026". */
  what: string;
  /** "05/11/2026", or null. */
  when: string | null;
  donors: string | null;
  organisations: readonly { name: string; logo: string | null }[];
  /** Name and link; null unless the profile is public. */
  name: string | null;
  link: string | null;
  /** The alt text. */
  alt: string;
};

type Words = Pick<ScreenWords, "delight" | "workouts">;
type Screen = { text: Words; language: Language; linkOf: (me: Sharer) => string };

/** Rule 26 for an image: facts as their privacy switches allow; name and link of public people only (never minors). */
export function cardFacts(me: Sharer, moment: Moment, { text, language, linkOf }: Screen): CardFacts {
  const { privacy } = me;
  const words = text.delight.card;
  const { what, when, kcal, euros } = momentIn(moment, text, language);
  const figure = privacy.calories_burned ? showWhole(kcal) : null;
  const amount = privacy.funds_raised && euros >= 0.01 ? showMoney(euros) : null;
  const organisations = privacy.organisations ? me.organisations.map(logoOf) : [];
  const names = organisations.map(({ name }) => name);
  const about = when === null ? what : `${what} · ${when}`;
  const alt = [
    figure === null ? words.altMoved(about) : words.altBurned(figure, about),
    ...(amount === null ? [] : [words.altDonors(amount)]),
    ...(names.length === 0 ? [] : [words.altFor(listed(names, language))]),
    ...(privacy.public ? [words.altQr] : []),
  ];
  return {
    figure,
    what,
    when,
    donors: amount === null ? null : words.donorsGive(amount),
    organisations,
    name: privacy.public ? nameOf(me) : null,
    link: privacy.public ? linkOf(me) : null,
    alt: alt.join(" "),
  };
}

/** Without a workout's own title: it is private. */
function momentIn(moment: Moment, text: Words, language: Language) {
  if (moment.kind === "workout") {
    const { workout } = moment;
    return {
      what: text.workouts.types[workoutTypeOf(workout.type)],
      when: dayOf(workout),
      kcal: workout.kcal,
      euros: workout.given_in_euros,
    };
  }
  const month = showLongMonth(moment.month, language);
  return { what: moment.over ? month : text.delight.card.soFar(month), when: null, ...moment };
}

const logoOf = ({ name, logo }: OrganisationLogo) => ({ name, logo: logo?.url ?? null });

const nameOf = ({ first_name: firstName, last_name: lastName, privacy: { pseudo } }: Sharer) =>
  displayName({ firstName, lastName, pseudo });
