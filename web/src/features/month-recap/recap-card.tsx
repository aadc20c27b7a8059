import { Play } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { showLongMonth } from "../../lib/format.ts";
import { useLanguage, useMoreText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { usePresence } from "../../ui/layers/use-layer.ts";
import css from "./recap-card.module.css";
import { useRecap } from "./use-recap.ts";

const loadStory = () => import("./recap-story.tsx");
const RecapStory = lazy(async () => ({ default: (await loadStory()).RecapStory }));

/** On Overview while the last month is news. Its story comes when it is asked for. */
export function RecapCard() {
  const text = useMoreText().recap;
  const { language } = useLanguage();
  const recap = useRecap();
  const [open, setOpen] = useState(false);
  const present = usePresence(open);
  if (recap === null) return null;
  return (
    <Card tone="ember" roomy>
      <div className={css.card}>
        <div>
          <h2 className={css.title}>{text.title}</h2>
          <p className={css.month}>{showLongMonth(recap.month, language)}</p>
        </div>
        <Button
          size="medium"
          icon={<Play size={20} aria-hidden />}
          onPointerDown={() => void loadStory().catch(() => undefined)}
          onClick={() => setOpen(true)}
        >
          {text.open}
        </Button>
      </div>
      {present && (
        <Suspense>
          <RecapStory recap={recap} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
