import type { ReactNode } from "react";
import { Button, ButtonLink, ButtonRow } from "../button.tsx";
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

/** A page that leads on from where there is nothing. */
export type Elsewhere = { href: string; label: string };

type InlineErrorProps = {
  title?: string;
  /** Its own title says enough without one. */
  help?: string | null;
  retrying?: boolean;
  /** "Try again" unless told otherwise. */
  action?: string;
  onRetry: () => void;
  elsewhere?: Elsewhere | undefined;
};

/** The same block when something did not load. */
export function InlineError({ title, help, retrying = false, ...props }: InlineErrorProps) {
  const { action, onRetry, elsewhere } = props;
  const text = useText().global;
  return (
    <div role="alert">
      <EmptyState
        title={title ?? text.couldNotLoad}
        {...(help !== null && { help: help ?? text.couldNotLoadHelp })}
        action={
          <ButtonRow>
            {elsewhere !== undefined && (
              <ButtonLink size="medium" href={elsewhere.href}>
                {elsewhere.label}
              </ButtonLink>
            )}
            <Button size="medium" loading={retrying} worksOffline onClick={onRetry}>
              {action ?? text.tryAgain}
            </Button>
          </ButtonRow>
        }
      />
    </div>
  );
}
