import { WifiOff } from "lucide-react";
import { useOnline } from "../../lib/online.ts";
import { useText } from "../../lib/text.tsx";
import { useSession } from "../me/session.ts";
import css from "./offline-banner.module.css";

/** Slim, above the page: what is shown is what was seen last. Stands in the page before it has something to say. */
export function OfflineBanner() {
  const text = useText().global;
  const online = useOnline();
  const session = useSession();
  const unreached = session.data?.kind === "member" && session.data.unreached === true;
  return (
    <output className={css.region}>
      {(!online || unreached) && (
        <div className={css.banner}>
          <WifiOff size={18} aria-hidden />
          {text.youAreOffline}
          {online && (
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
