import type { ReactNode } from "react";
import type { Stats } from "@kalivo/contract/shapes/stats.ts";
import type { ScreenWords } from "@kalivo/words/screens.ts";
import { showDate, showLongMonth, showMoney, showMonth, showShort, showWhole } from "../../lib/format.ts";
import { StatsChart } from "../../ui/chart/stats-chart.tsx";
import { useLanguage, useText } from "../../lib/text.tsx";

type InsightChartProps = {
  title: string;
  stats: Stats;
  /** Burner figures are calories, donor and team figures euros. */
  of: "calories" | "euros";
  chip?: ReactNode;
  /** Whose figures they are for the reader: while empty, one's own and those of one's team say what will show. */
  whose?: "own" | "my-team" | "others";
};

/** The stats chart with the words and formats of calories or euros. */
export function InsightChart({ title, stats, of, chip, whose = "own" }: InsightChartProps) {
  const text = useText("stats");
  const { language } = useLanguage();
  const inCalories = of === "calories";
  const show = inCalories ? (value: number) => showWhole(value) : showMoney;
  const withUnit = (value: number) => (inCalories ? `${showWhole(value)} ${text.kcal}` : showMoney(value));
  const emptyText = {
    own: inCalories ? text.firstWorkout : text.firstDonation,
    "my-team": text.firstDonationOfTeam,
    others: text.nothingYet,
  }[whose];
  const waiting = stats.bars.findLast((bar) => bar.announced === true);
  return (
    <StatsChart
      title={title}
      tone={inCalories ? "ember" : "leaf"}
      bars={stats.bars}
      figure={show(stats.bigNumber ?? stats.allTime)}
      {...(inCalories ? { unit: text.kcal } : {})}
      chip={chip}
      caption={(inCalories ? text.allTime : text.collectedInAll)(withUnit(stats.allTime))}
      note={
        waiting === undefined
          ? noteOf(text, stats)
          : text.announced(showLongMonth(waiting.date, language), withUnit(waiting.value))
      }
      disclaimer={stats.garminDisclaimer}
      emptyText={emptyText}
      soFar={text.soFar}
      words={{
        month: (date) => showMonth(date, language),
        longMonth: (date) => showLongMonth(date, language),
        value: inCalories ? showShort : (value) => showMoney(value).replace(/\s€$/u, ""),
        spoken: (month, { value, temporary, announced }) => {
          if (announced === true) return text.barAnnounced(month, withUnit(value));
          return temporary ? text.barSoFar(month, withUnit(value)) : text.bar(month, withUnit(value));
        },
      }}
    />
  );
}

/** One's own running month is up to date and needs no note (rule 37). */
function noteOf(text: ScreenWords["stats"], { bigNumber, until }: Stats): string | undefined {
  if (bigNumber === null) return text.ownOnly;
  return until === null ? undefined : text.upTo(showDate(until));
}
