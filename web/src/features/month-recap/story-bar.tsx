import { Pause, Play, X } from "lucide-react";
import { useMedia } from "../../lib/media.ts";
import { useText } from "../../lib/text.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import css from "./story-bar.module.css";
import type { useStory } from "./use-story.ts";

type StoryBarProps = {
  titleId: string;
  title: string;
  count: number;
  story: ReturnType<typeof useStory>;
  /** Whether the timer runs. */
  runs: boolean;
  onClose: () => void;
};

/** Progress, month, pause and close. The end of a bar's animation advances to the next card. */
export function StoryBar({ titleId, title, count, story, runs, onClose }: StoryBarProps) {
  const recap = useText("recap");
  const global = useText("global");
  const still = useMedia("(prefers-reduced-motion: reduce)");
  return (
    <div className={css.head}>
      <div className={css.bars} aria-hidden="true">
        {Array.from({ length: count }, (_, n) => (
          <span
            key={n}
            className={css.bar}
            data-state={stateOf(n, story.at)}
            data-runs={runs || undefined}
            data-still={story.paused || undefined}
          >
            <span className={css.fill} onAnimationEnd={() => story.go(1)} />
          </span>
        ))}
      </div>
      <div className={css.row}>
        <h2 id={titleId} tabIndex={-1} className={css.title}>
          {title}
        </h2>
        {!still && (
          <IconButton
            label={story.paused ? recap.play : recap.pause}
            icon={story.paused ? <Play size={24} aria-hidden /> : <Pause size={24} aria-hidden />}
            onClick={story.toggle}
          />
        )}
        <IconButton label={global.close} icon={<X size={24} aria-hidden />} onClick={onClose} />
      </div>
    </div>
  );
}

function stateOf(n: number, at: number): "past" | "now" | "to-come" {
  if (n === at) return "now";
  return n < at ? "past" : "to-come";
}
