import { RefreshCw } from "lucide-react";
import { useRef } from "react";
import { type PathName, pathNameOf } from "../../paths.ts";
import { Spinner } from "../../ui/spinner.tsx";
import css from "./pull-to-refresh.module.css";
import { usePull } from "./use-pull.ts";
import { useRefresh } from "./use-refresh.ts";

/** Home and the lists; on a form a refresh would lose typed values. */
const PULLED: ReadonlySet<PathName | null> = new Set<PathName | null>([
  "home",
  "workouts",
  "community",
  "communityTab",
  "userProfile",
  "organisation",
  "statements",
  "raised",
  "manageTeams",
  "team",
]);

/** The spinner of pull to refresh (design §8.5), which follows the finger. */
export function PullToRefresh({ pathname }: { pathname: string }) {
  const mark = useRef<HTMLSpanElement>(null);
  const { refresh, refreshing } = useRefresh();
  usePull(PULLED.has(pathNameOf(pathname)), mark, () => void refresh());
  return (
    <span ref={mark} className={css.mark} data-refreshing={refreshing || undefined} aria-hidden="true">
      {refreshing ? <Spinner /> : <RefreshCw size={20} />}
    </span>
  );
}
