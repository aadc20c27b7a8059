import { Button } from "../ui/button.tsx";
import css from "./away-page.module.css";
import { Mark } from "../ui/art/mark.tsx";
import { tryAgain, useAway } from "../boot/loading/patience.ts";
import { useAwayWords } from "../ui/states/waiting.tsx";
import { usePageTitle } from "../ui/page/use-page-title.ts";
import { useText } from "../lib/text.tsx";

/** Replaces a screen whose chunk cannot load because the server is unreachable; the bars stay, and Retry loads it. */
export function AwayPage() {
  const { sentence, retry } = useAwayWords();
  const heading = usePageTitle(useText("global").youAreOffline);
  return (
    <div className={css.page}>
      <Mark size={72} />
      <h1 ref={heading} tabIndex={-1} className={css.said}>
        {sentence}
      </h1>
      <Button variant="leaf" loading={useAway() === "trying"} worksOffline onClick={tryAgain}>
        {retry}
      </Button>
    </div>
  );
}
