import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { href } from "../../app/paths.ts";
import { useMoreText } from "../../lib/text.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import css from "./scan-screen.module.css";

/** What the code did, sentence by sentence. */
export function Applied({ done, onAgain }: { done: readonly string[]; onAgain: () => void }) {
  const text = useMoreText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card tone="leaf" roomy>
      <div className={css.applied}>
        <CircleCheck className={css.check} size={40} aria-hidden />
        <h2 ref={title} tabIndex={-1} className={css.title}>
          {text.codes.doneTitle}
        </h2>
        <ul className={css.done}>
          {done.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <ButtonLink variant="leaf" href={href("home")}>
          {text.codes.seeDonors}
        </ButtonLink>
        <Button onClick={onAgain}>{text.codes.again}</Button>
      </div>
    </Card>
  );
}
