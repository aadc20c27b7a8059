import { Check } from "lucide-react";
import type { Rhythm } from "@kalivo/contract/routes/own/read-rhythm.ts";
import { useLanguage, useText } from "../../lib/text.tsx";
import { Heading } from "../../ui/heading.tsx";
import css from "./rhythm-dots.module.css";
import { useRhythm } from "./use-rhythm.ts";
import { useRhythmShown } from "./rhythm-shown.ts";
import { activeDaysOf, daysOf, type RhythmDay } from "./week.ts";

/** The week within another component; its space is reserved while it loads. */
export function RhythmDots() {
  const shown = useRhythmShown();
  const { data } = useRhythm();
  if (!shown) return null;
  return <div className={css.place}>{data !== undefined && <Week rhythm={data} />}</div>;
}

/** "3 active days this week" and seven dots; a day without activity has a faint dot. */
export function Week({ rhythm, titled = false }: { rhythm: Rhythm; titled?: boolean }) {
  const text = useText("delight").rhythm;
  const { language } = useLanguage();
  const active = activeDaysOf(rhythm);
  const said = active === 0 ? text.open : text.activeDays(active);
  return (
    <div className={css.week}>
      {titled ? <Heading className={css.said}>{said}</Heading> : <p className={css.said}>{said}</p>}
      <ul className={css.days} aria-label={text.title}>
        {daysOf(rhythm, language).map((day) => (
          <Day key={day.date} day={day} />
        ))}
      </ul>
    </div>
  );
}

function Day({ day: { letter, name, active, today } }: { day: RhythmDay }) {
  const text = useText("delight").rhythm;
  const spoken = active ? (today ? text.activeToday : text.active)(name) : today ? text.today(name) : name;
  return (
    <li className={css.day} data-active={active || undefined} data-today={today || undefined}>
      <span className={css.dot} aria-hidden="true">
        {active && <Check size={16} strokeWidth={3} />}
      </span>
      <span className={css.letter} aria-hidden="true">
        {letter}
      </span>
      <span className="visually-hidden">{spoken}</span>
    </li>
  );
}
