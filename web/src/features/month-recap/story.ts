import type { Recap } from "@kalivo/contract/routes/own/read-recap.ts";
import { HTML_LANG, type Language } from "@kalivo/domain/language.ts";
import type { OwnProofPost } from "@kalivo/contract/shapes/proof-post.ts";
import type { ScreenWords } from "@kalivo/words/screens.ts";
import { showDate, showMoney, showWhole } from "../../lib/format.ts";

export type StoryCard = {
  kind:
    | "calories"
    | "best-day"
    | "usual"
    | "donors"
    | "cheers"
    | "euros"
    | "organisations"
    | "backed"
    | "given"
    | "given-to"
    | "proof";
  title: string;
  /** The large figure; null for a list of organisations. */
  figure: string | null;
  line: string;
  /** Below the line. */
  note?: string;
};

/** The card of the newest post of an organisation since that month began, with the reader's euros in it; none without. */
export function proofCard(
  posts: readonly OwnProofPost[],
  month: string,
  text: ScreenWords["recap"],
): StoryCard[] {
  const post = posts.find(({ shown_at: shown }) => shown.slice(0, 7) >= month);
  if (post === undefined) return [];
  const { organisation, given_in_euros: given, raised_in_euros: raised } = post;
  return card(given + raised > 0, "proof", {
    title: text.proof.title(organisation.name),
    figure: showMoney(given > 0 ? given : raised),
    line: given > 0 ? text.proof.yours : text.proof.raised,
  });
}

/** The cards of a month in order. A zero figure has no card. */
export function storyOf(recap: Recap, text: ScreenWords["recap"], language: Language): StoryCard[] {
  const { kcal, best_day: best, middle_kcal: middle, donors, cheers, organisations } = recap;
  const { raised_in_euros: euros, on_its_way_in_euros: waiting } = recap;
  return [
    card(kcal > 0, "calories", { ...text.calories, figure: showWhole(kcal) }),
    card(best !== null, "best-day", {
      title: text.bestDay.title,
      figure: showWhole(best?.kcal ?? 0),
      line: best === null ? "" : text.bestDay.line(weekday(best.date, language), showDate(best.date)),
    }),
    card(middle !== null && kcal > 0, "usual", {
      title: text.usual.title,
      figure: showWhole(middle ?? 0),
      line: text.calories.line,
      note: kcal > (middle ?? 0) ? text.usual.more : text.usual.quieter,
    }),
    card(donors > 0, "donors", {
      title: text.donors.title,
      figure: showWhole(donors),
      line: text.donors.line(donors),
    }),
    card(cheers > 0, "cheers", {
      title: text.cheers.title,
      figure: showWhole(cheers),
      line: text.cheers.line(cheers),
    }),
    card(euros > 0, "euros", moneyOf(text.euros, euros, waiting)),
    card(organisations.length > 0, "organisations", {
      title: text.organisations.title,
      figure: null,
      line: "",
    }),
    ...givenCards(recap.given, text),
  ].flat();
}

/** For whom one gave, what that came to, and where it goes. */
function givenCards(given: Recap["given"], text: ScreenWords["recap"]): StoryCard[][] {
  if (given === null) return [];
  const { people, amount_in_euros: euros, on_its_way_in_euros: waiting, organisations } = given;
  return [
    card(people > 0, "backed", {
      title: text.backed.title,
      figure: showWhole(people),
      line: text.backed.line(people),
    }),
    card(euros > 0, "given", moneyOf(text.given, euros, waiting)),
    card(organisations.length > 0, "given-to", { title: text.givenTo, figure: null, line: "" }),
  ];
}

type MoneyWords = ScreenWords["recap"]["euros"];

/** A sum, and what of it is not collected yet. */
const moneyOf = ({ title, line, waits }: MoneyWords, euros: number, waiting: number) => ({
  title,
  figure: showMoney(euros),
  line: waiting > 0 ? waits(showMoney(waiting)) : line,
});

const card = (there: boolean, kind: StoryCard["kind"], said: Omit<StoryCard, "kind">): StoryCard[] =>
  there ? [{ ...said, kind }] : [];

const weekday = (day: string, language: Language) =>
  new Intl.DateTimeFormat(HTML_LANG[language], { weekday: "long", timeZone: "UTC" }).format(new Date(day));
