import type { Recap } from "@kalivo/contract/routes/own/read-recap.ts";
import { HTML_LANG, type Language } from "@kalivo/domain/language.ts";
import type { ScreenWords } from "@kalivo/words/screens.ts";
import { showDate, showMoney, showWhole } from "../../lib/format.ts";

export type StoryCard = {
  kind: "calories" | "best-day" | "donors" | "euros" | "organisations";
  title: string;
  /** The large figure; null for a list of organisations. */
  figure: string | null;
  line: string;
};

/** The cards of a month in order. A zero figure has no card. */
export function storyOf(recap: Recap, text: ScreenWords["recap"], language: Language): StoryCard[] {
  const { kcal, best_day: best, donors, raised_in_euros: euros, organisations } = recap;
  return [
    card(kcal > 0, "calories", { ...text.calories, figure: showWhole(kcal) }),
    card(best !== null, "best-day", {
      title: text.bestDay.title,
      figure: showWhole(best?.kcal ?? 0),
      line: best === null ? "" : text.bestDay.line(weekday(best.date, language), showDate(best.date)),
    }),
    card(donors > 0, "donors", {
      title: text.donors.title,
      figure: showWhole(donors),
      line: text.donors.line(donors),
    }),
    card(euros > 0, "euros", { ...text.euros, figure: showMoney(euros) }),
    card(organisations.length > 0, "organisations", {
      title: text.organisations.title,
      figure: null,
      line: "",
    }),
  ].flat();
}

const card = (there: boolean, kind: StoryCard["kind"], said: Omit<StoryCard, "kind">): StoryCard[] =>
  there ? [{ kind, title: said.title, figure: said.figure, line: said.line }] : [];

const weekday = (day: string, language: Language) =>
  new Intl.DateTimeFormat(HTML_LANG[language], { weekday: "long", timeZone: "UTC" }).format(new Date(day));
