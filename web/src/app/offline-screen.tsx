import { lazy, type ReactNode, Suspense } from "react";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import css from "./full-screen.module.css";
import { Mark } from "../ui/art/mark.tsx";
import { readToken } from "../lib/jwt-cookie.ts";
import { usePageTitle } from "../ui/page/use-page-title.ts";
import { useText } from "../lib/text.tsx";

type OfflineScreenProps = { retrying: boolean; onRetry: () => void };

const Nothing = (): ReactNode => null;
/** Renders nothing when its chunk fails to load, too. */
const LogOffline = lazy(async () => {
  const loaded = await import("../features/workouts/log-offline.tsx").catch(() => null);
  return { default: loaded?.LogOffline ?? Nothing };
});

/** The session could not be loaded. The person known on this device can still log a workout. */
export function OfflineScreen({ retrying, onRetry }: OfflineScreenProps) {
  const text = useText("global");
  const heading = usePageTitle(text.youAreOffline);
  return (
    <main className={classNames(css.screen, css.beside)}>
      <Mark size={72} />
      <h1 ref={heading} tabIndex={-1} className={css.message}>
        {text.offline}
      </h1>
      <div className={css.action}>
        <Button variant="leaf" loading={retrying} worksOffline onClick={onRetry}>
          {text.retry}
        </Button>
        {readToken() !== null && (
          <Suspense>
            <LogOffline />
          </Suspense>
        )}
      </div>
    </main>
  );
}
