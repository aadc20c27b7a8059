import { Dialog } from "@base-ui/react/dialog";
import { Share2 } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import type { Recap } from "@kalivo/contract/routes/own/read-recap.ts";
import { showLongMonth } from "../../lib/format.ts";
import { useLanguage, useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { layerRoot } from "../../ui/layers/layer-root.ts";
import { useFocusReturn, useLayer, useTitleId } from "../../ui/layers/use-layer.ts";
import { ShareCard } from "../share-card/share-card.tsx";
import css from "./recap-story.module.css";
import { useOwnPosts } from "../proofs/use-proofs.ts";
import { StoryBar } from "./story-bar.tsx";
import { StoryStage } from "./story-stage.tsx";
import { proofCard, storyOf } from "./story.ts";
import { useStory } from "./use-story.ts";

type RecapStoryProps = {
  recap: Recap;
  open: boolean;
  /** Starts paused: opened by keyboard, as by screen reader users, who need more time. */
  still: boolean;
  onClose: () => void;
};

/** A month as a story of cards (design §9.6), above everything else. */
export function RecapStory({ recap, open, still, onClose }: RecapStoryProps): ReactNode {
  const popup = useRef<HTMLDivElement>(null);
  const [sharing, setSharing] = useState(false);
  useFocusReturn(open, popup);
  const place = useLayer(open, onClose);
  const titleId = useTitleId();
  return (
    <Dialog.Root
      open={open}
      modal="trap-focus"
      disablePointerDismissal
      onOpenChange={(next, details) => {
        if (next || !place.isTop) details.cancel();
        else onClose();
      }}
    >
      <Dialog.Portal container={layerRoot()} keepMounted>
        <div className={css.layer} style={{ zIndex: 1000 + 10 * place.depth }} inert={open && !place.isTop}>
          <Dialog.Backdrop className={css.scrim} forceRender onClick={onClose} />
          <Dialog.Popup
            ref={popup}
            className={css.panel}
            aria-labelledby={titleId}
            initialFocus={() => document.querySelector<HTMLElement>(`[id="${titleId}"]`)}
            finalFocus={false}
          >
            <Story
              recap={recap}
              still={still}
              titleId={titleId}
              inFront={open && place.isTop}
              onClose={onClose}
              onShare={() => setSharing(true)}
            />
          </Dialog.Popup>
        </div>
      </Dialog.Portal>
      <ShareCard moment={momentOf(recap)} open={sharing} onClose={() => setSharing(false)} />
    </Dialog.Root>
  );
}

const momentOf = ({ month, kcal, raised_in_euros: euros }: Recap) =>
  ({ kind: "month", month, kcal, euros, over: true }) as const;

type StoryProps = Pick<RecapStoryProps, "still"> & {
  recap: Recap;
  titleId: string;
  inFront: boolean;
  onClose: () => void;
  onShare: () => void;
};

/** Auto-advances with the bar's animation; holding, pausing or opening a layer above stops it. */
function Story({ recap, still, titleId, inFront, onClose, onShare }: StoryProps) {
  const recapText = useText("recap");
  const delight = useText("delight");
  const { language } = useLanguage();
  const posts = useOwnPosts().data ?? [];
  const cards = [...storyOf(recap, recapText, language), ...proofCard(posts, recap.month, recapText)];
  const story = useStory(cards.length, still);
  const card = cards[story.at];
  const runs = inFront && !story.paused && !story.held;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows and space beside the buttons that do the same
    <div className={css.story} data-kind={card?.kind} onKeyDown={story.onKeyDown}>
      <StoryBar
        titleId={titleId}
        title={showLongMonth(recap.month, language)}
        count={cards.length}
        story={story}
        runs={runs}
        onClose={onClose}
      />
      {card !== undefined && (
        <StoryStage card={card} count={cards.length} story={story} runs={runs} recap={recap} />
      )}
      {recap.kcal + recap.raised_in_euros > 0 && (
        <Button icon={<Share2 size={22} aria-hidden />} onClick={onShare}>
          {delight.share.month}
        </Button>
      )}
    </div>
  );
}
