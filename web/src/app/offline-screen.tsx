import { Button } from "../ui/button.tsx";
import css from "./full-screen.module.css";
import { Mark } from "../ui/art/mark.tsx";
import { usePageTitle } from "../ui/page/use-page-title.ts";
import { useText } from "../lib/text.tsx";

type OfflineScreenProps = { retrying: boolean; onRetry: () => void };

/** The person could not be loaded because nobody answered. */
export function OfflineScreen({ retrying, onRetry }: OfflineScreenProps) {
  const text = useText().global;
  const heading = usePageTitle(text.youAreOffline);
  return (
    <main className={css.screen}>
      <Mark size={72} />
      <h1 ref={heading} tabIndex={-1} className={css.message}>
        {text.offline}
      </h1>
      <div className={css.action}>
        <Button variant="leaf" loading={retrying} onClick={onRetry}>
          {text.retry}
        </Button>
      </div>
    </main>
  );
}
