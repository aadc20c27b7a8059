import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import css from "./message-state.module.css";
import { SproutArt } from "../art/sprout-art.tsx";
import { useText } from "../../lib/text.tsx";

type MessageStateProps = { title: string; help?: string; action?: ReactNode };

/** The 96 px mark, one line, one line of help, one secondary action. */
export function EmptyState({ title, help, action }: MessageStateProps) {
  return (
    <div className={css.state}>
      <SproutArt />
      <p className={css.title}>{title}</p>
      {help !== undefined && <p className={css.help}>{help}</p>}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  );
}

type InlineErrorProps = {
  title?: string;
  /** Its own title says enough without one. */
  help?: string | null;
  retrying?: boolean;
  /** "Try again" unless told otherwise. */
  action?: string;
  onRetry: () => void;
};

/** The same block when something did not load. */
export function InlineError({ title, help, retrying = false, action, onRetry }: InlineErrorProps) {
  const text = useText().global;
  return (
    <div role="alert">
      <EmptyState
        title={title ?? text.couldNotLoad}
        {...(help !== null && { help: help ?? text.couldNotLoadHelp })}
        action={
          <Button size="medium" loading={retrying} worksOffline onClick={onRetry}>
            {action ?? text.tryAgain}
          </Button>
        }
      />
    </div>
  );
}
