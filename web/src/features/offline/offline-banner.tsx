import type { ScreenWords } from "@kalivo/words/screens.ts";
import { WifiOff } from "lucide-react";
import { useAway } from "../../boot/loading/patience.ts";
import { useOnline } from "../../lib/online.ts";
import { useText } from "../../lib/text.tsx";
import { type Unreached, useSession } from "../me/session.ts";
import css from "./offline-banner.module.css";

type Words = ScreenWords["global"];
type Reached = { online: boolean; unreached: Unreached | undefined };

/** A page started offline shows the sentence of the offline screen (specification §2.3), one on a slow server not. */
function saidOf(text: Words, { online, unreached }: Reached): string | null {
  if (unreached === "at the start") return text.offline;
  if (!online || unreached === "lost") return text.youAreOffline;
  return unreached === "late" ? text.serverIsLate : null;
}

/** A slim banner at the foot of the window, where it moves nothing: the data may be old. Rendered while empty, so that its text is announced. */
export function OfflineBanner() {
  const text = useText("global");
  const online = useOnline();
  const session = useSession();
  const unreached = session.data?.kind === "member" ? session.data.unreached : undefined;
  const said = saidOf(text, { online, unreached });
  const screenOffersIt = useAway() !== "no";
  return (
    <output className={css.region}>
      {said !== null && (
        <div className={css.banner}>
          <WifiOff size={18} aria-hidden />
          <span>{said}</span>
          {!screenOffersIt && (navigator.onLine || unreached === "at the start") && (
            <button
              type="button"
              className={css.retry}
              aria-busy={session.isFetching || undefined}
              onClick={() => void session.refetch()}
            >
              {session.isFetching ? text.loading : text.retry}
            </button>
          )}
        </div>
      )}
    </output>
  );
}
