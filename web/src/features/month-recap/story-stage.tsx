import { CalendarHeart, ChevronLeft, ChevronRight, HandHeart, Users } from "lucide-react";
import type { ReactNode } from "react";
import type { Recap } from "@kalivo/contract/routes/own/read-recap.ts";
import { showMoney } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { FLAME, LEAF } from "../../ui/art/mark.tsx";
import css from "./story-stage.module.css";
import type { StoryCard } from "./story.ts";
import type { useStory } from "./use-story.ts";

const MOST_ORGANISATIONS = 5;
const ART_PX = 72;

type StoryStageProps = {
  card: StoryCard;
  count: number;
  story: ReturnType<typeof useStory>;
  /** Whether the cards advance by themselves: then they are not announced, as they would interrupt each other. */
  runs: boolean;
  organisations: Recap["organisations"];
};

/** The card under two invisible buttons: a tap at the left goes back, anywhere else forward. */
export function StoryStage({ card, count, story, runs, organisations }: StoryStageProps) {
  const text = useText("recap");
  return (
    <div className={css.stage} {...story.handlers}>
      <div className={css.said} aria-live={runs ? "off" : "polite"}>
        <div key={card.kind} className={css.card}>
          <span className={css.art} aria-hidden="true">
            {ART[card.kind]}
          </span>
          <p className="visually-hidden">{text.card(story.at + 1, count)}</p>
          <h3 className={css.title}>{card.title}</h3>
          {card.figure !== null && <p className={css.figure}>{card.figure}</p>}
          {card.kind === "organisations" ? (
            <Organisations organisations={organisations} />
          ) : (
            <p className={css.line}>{card.line}</p>
          )}
        </div>
      </div>
      <button
        type="button"
        className={css.back}
        aria-label={text.previous}
        aria-disabled={story.at === 0}
        onClick={() => story.tapped(-1)}
      >
        <ChevronLeft size={28} aria-hidden />
      </button>
      <button
        type="button"
        className={css.on}
        aria-label={text.next}
        aria-disabled={story.isLast}
        onClick={() => story.tapped(1)}
      >
        <ChevronRight size={28} aria-hidden />
      </button>
    </div>
  );
}

function Organisations({ organisations }: Pick<StoryStageProps, "organisations">) {
  const text = useText("recap");
  const rest = organisations.length - MOST_ORGANISATIONS;
  return (
    <>
      <ul className={css.list}>
        {organisations.slice(0, MOST_ORGANISATIONS).map(({ id, name, logo, amount_in_euros }) => (
          <li key={id} className={css.organisation}>
            {logo !== null && <img src={logo.url} alt="" width={40} height={40} decoding="async" />}
            <span className={css.name}>{name}</span>
            <span className={css.amount}>{showMoney(amount_in_euros)}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className={css.line}>{text.organisations.more(rest)}</p>}
    </>
  );
}

/** One half of the mark; the other half is faint. */
const Half = ({ full, faint }: { full: string; faint: string }) => (
  <svg width={ART_PX} height={ART_PX} viewBox="0 0 48 48" fill="currentColor">
    <path d={full} />
    <path d={faint} opacity="0.25" />
  </svg>
);

const ART: Record<StoryCard["kind"], ReactNode> = {
  calories: <Half full={FLAME} faint={LEAF} />,
  "best-day": <CalendarHeart size={ART_PX} />,
  donors: <Users size={ART_PX} />,
  euros: <Half full={LEAF} faint={FLAME} />,
  organisations: <HandHeart size={ART_PX} />,
};
