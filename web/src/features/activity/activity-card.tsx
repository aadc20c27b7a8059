import { Suspense } from "react";
import { lazyPart, loadTop } from "../../boot/loading/lazy-part.tsx";
import { chartWords } from "../../lib/words.ts";
import { Card } from "../../ui/card.tsx";
import { isMissing, Loaded } from "../../ui/states/loaded.tsx";
import { Block, SkeletonGroup } from "../../ui/states/skeleton.tsx";
import { Waiting } from "../../ui/states/waiting.tsx";
import { useActivity } from "./use-activity.ts";

const ActivityPictures = lazyPart(async () => (await import("./activity-pictures.tsx")).ActivityPictures);

export const loadActivity = () => loadTop([ActivityPictures], [chartWords]);

/** One's own effort over time, drawn: before the first workout there is nothing to draw, and nothing is shown. */
export function ActivityCard() {
  const activity = useActivity();
  // The list below says what went wrong with the same server; what was seen before stays.
  if (isMissing(activity) || activity.data?.months.length === 0) return null;
  return (
    <Loaded query={activity} skeleton={<Block height={HEIGHT} />}>
      {(found) => (
        <Suspense
          fallback={
            <Waiting>
              <SkeletonGroup>
                <Block height={HEIGHT} />
              </SkeletonGroup>
            </Waiting>
          }
        >
          <Card roomy>
            <ActivityPictures activity={found} />
          </Card>
        </Suspense>
      )}
    </Loaded>
  );
}

/** The card's height in px on a phone. */
const HEIGHT = 866;
