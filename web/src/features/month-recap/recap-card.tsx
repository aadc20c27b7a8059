import { Play } from "lucide-react";
import { Suspense, useState } from "react";
import { showLongMonth } from "../../lib/format.ts";
import { lazyPart } from "../../boot/loading/lazy-part.tsx";
import { useLanguage, useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Heading } from "../../ui/heading.tsx";
import { WaitingLayer } from "../../ui/layers/waiting-layer.tsx";
import { usePresence } from "../../ui/layers/use-layer.ts";
import css from "./recap-card.module.css";
import { useRecap } from "./use-recap.ts";

const loadStory = async () => (await import("./recap-story.tsx")).RecapStory;
const RecapStory = lazyPart(loadStory);

/** On Overview while last month's recap is recent. The story's chunk loads on demand. */
export function RecapCard() {
  const text = useText("recap");
  const { language } = useLanguage();
  const recap = useRecap();
  const [open, setOpen] = useState(false);
  const [byKey, setByKey] = useState(false);
  const present = usePresence(open);
  if (recap === null) return null;
  return (
    <Card tone={recap.kcal === 0 && recap.raised_in_euros === 0 ? "leaf" : "ember"} roomy>
      <div className={css.card}>
        <div>
          <Heading className={css.title}>{text.title}</Heading>
          <p className={css.month}>{showLongMonth(recap.month, language)}</p>
        </div>
        <Button
          size="medium"
          icon={<Play size={20} aria-hidden />}
          onPointerDown={() => void loadStory().catch(() => undefined)}
          onClick={({ detail }) => {
            setByKey(detail === 0); // 0: activated by keyboard
            setOpen(true);
          }}
        >
          {text.open}
        </Button>
      </div>
      {present && (
        <Suspense fallback={<WaitingLayer open={open} onClose={() => setOpen(false)} />}>
          <RecapStory recap={recap} open={open} still={byKey} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
