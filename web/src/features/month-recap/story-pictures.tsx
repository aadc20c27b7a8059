import { Camera, HandHeart, PartyPopper, Users } from "lucide-react";
import type { ReactNode } from "react";
import type { Recap } from "@kalivo/contract/routes/own/read-recap.ts";
import { levelsOf } from "../../ui/chart/levels.ts";
import { Ring } from "../../ui/chart/parts-ring.tsx";
import { Faces } from "../cheers/face.tsx";
import { everyDayOf, firstColumn } from "./days-of-month.ts";
import css from "./story-pictures.module.css";
import type { StoryCard } from "./story.ts";

const ART_PX = 72;
const HIGHEST = 100;

/** What a card draws of one's own month; its words say the same. */
export function StoryPicture({ kind, recap }: { kind: StoryCard["kind"]; recap: Recap }): ReactNode {
  switch (kind) {
    case "calories":
      return <DayBars recap={recap} />;
    case "best-day":
      return <Calendar recap={recap} />;
    case "usual":
      return <TwoBars values={[recap.middle_kcal ?? 0, recap.kcal]} />;
    case "donors":
      return <SomeFaces faces={recap.faces} />;
    case "backed":
      return <SomeFaces faces={recap.given?.faces ?? []} />;
    case "cheers":
      return <PartyPopper size={ART_PX} />;
    case "euros":
      return <PartsOf organisations={recap.organisations} />;
    case "given":
      return <PartsOf organisations={recap.given?.organisations ?? []} />;
    case "organisations":
    case "given-to":
      return <HandHeart size={ART_PX} />;
    case "proof":
      return <Camera size={ART_PX} />;
    default:
      throw new Error(`no such card: ${JSON.stringify(kind satisfies never)}`);
  }
}

const SomeFaces = ({ faces }: Pick<Recap, "faces">) =>
  faces.length > 0 ? <Faces faces={faces} /> : <Users size={ART_PX} />;

const PartsOf = ({ organisations }: Pick<Recap, "organisations">) => (
  <Ring parts={organisations.map(({ id, amount_in_euros: value }) => ({ key: id, value }))} />
);

const percent = (part: number, whole: number) => `${whole === 0 ? 0 : (part / whole) * HIGHEST}%`;

/** The days of the month as bars, the strongest one in full colour. */
function DayBars({ recap }: { recap: Recap }) {
  const days = everyDayOf(recap);
  const most = Math.max(...days.map(({ kcal }) => kcal));
  return (
    <span className={css.bars}>
      {days.map(({ date, kcal }) => (
        <span
          key={date}
          className={css.bar}
          data-best={date === recap.best_day?.date || undefined}
          style={{ blockSize: percent(kcal, most) }}
        />
      ))}
    </span>
  );
}

/** The days of the month from Monday to Sunday: the more, the darker, and a ring around the strongest one. */
function Calendar({ recap }: { recap: Recap }) {
  const days = everyDayOf(recap);
  const levelOf = levelsOf(days.map(({ kcal }) => kcal));
  return (
    <span className={css.calendar}>
      {days.map(({ date, kcal }, index) => (
        <span
          key={date}
          className={css.day}
          data-level={levelOf(kcal)}
          data-best={date === recap.best_day?.date || undefined}
          style={index === 0 ? { gridColumnStart: firstColumn(date) } : undefined}
        />
      ))}
    </span>
  );
}

/** A usual month beside this one. */
const TwoBars = ({ values: [usual, now] }: { values: readonly [number, number] }) => (
  <span className={css.two}>
    {[usual, now].map((value, n) => (
      <span
        key={n === 0 ? "usual" : "now"}
        className={css.bar}
        data-best={n === 1 || undefined}
        style={{ blockSize: percent(value, Math.max(usual, now)) }}
      />
    ))}
  </span>
);
