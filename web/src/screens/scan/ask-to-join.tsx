import { useEffect, useRef } from "react";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import css from "./scan-screen.module.css";

type AskToJoinProps = { team: string; onJoin: () => void; onNotNow: () => void };

/** Who would see the name of somebody who is not public. */
export function AskToJoin({ team, onJoin, onNotNow }: AskToJoinProps) {
  const text = useText("codes");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card roomy>
      <div className={css.applied}>
        <h2 ref={title} tabIndex={-1} className={css.title}>
          {text.ask.title(team)}
        </h2>
        <p>{text.ask.who}</p>
        <Button variant="leaf" onClick={onJoin}>
          {text.ask.join}
        </Button>
        <Button onClick={onNotNow}>{text.ask.notNow}</Button>
      </div>
    </Card>
  );
}
