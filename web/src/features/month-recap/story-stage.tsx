import { ChevronLeft, ChevronRight } from "lucide-react";
import type { Recap } from "@kalivo/contract/routes/own/read-recap.ts";
import { showMoney } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { StoryPicture } from "./story-pictures.tsx";
import css from "./story-stage.module.css";
import type { StoryCard } from "./story.ts";
import type { useStory } from "./use-story.ts";

const MOST_ORGANISATIONS = 5;

type StoryStageProps = {
  card: StoryCard;
  count: number;
  story: ReturnType<typeof useStory>;
  /** Whether the cards advance by themselves: then they are not announced, as they would interrupt each other. */
  runs: boolean;
  recap: Recap;
};

/** The card under two invisible buttons: a tap at the left goes back, anywhere else forward. */
export function StoryStage({ card, count, story, runs, recap }: StoryStageProps) {
  const text = useText("recap");
  return (
    <div className={css.stage} {...story.handlers}>
      <div className={css.said} aria-live={runs ? "off" : "polite"}>
        <div key={card.kind} className={css.card}>
          <span className={css.art} aria-hidden="true">
            <StoryPicture kind={card.kind} recap={recap} />
          </span>
          <p className="visually-hidden">{text.card(story.at + 1, count)}</p>
          <h3 className={css.title}>{card.title}</h3>
          {card.figure !== null && <p className={css.figure}>{card.figure}</p>}
          <Below card={card} recap={recap} />
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

function Below({ card: { kind, line, note }, recap }: Pick<StoryStageProps, "card" | "recap">) {
  if (kind === "organisations") return <Organisations organisations={recap.organisations} />;
  if (kind === "given-to") return <Organisations organisations={recap.given?.organisations ?? []} />;
  return (
    <>
      <p className={css.line}>{line}</p>
      {note !== undefined && <p className={css.line}>{note}</p>}
    </>
  );
}

function Organisations({ organisations }: Pick<Recap, "organisations">) {
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
