import type { ReactNode } from "react";
import { Button, ButtonLink, ButtonRow } from "../button.tsx";
import css from "./message-state.module.css";
import { SproutArt } from "../art/sprout-art.tsx";
import { useText } from "../../lib/text.tsx";

type MessageStateProps = { title: string; help?: string; action?: ReactNode };

/** A 96 px drawing, a title, a line of help and a secondary action. */
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

/** A link to another page when the content does not exist. */
export type Elsewhere = { href: string; label: string };

type InlineErrorProps = {
  title?: string;
  /** Null: the title is enough. */
  help?: string | null;
  retrying?: boolean;
  /** Default "Try again". */
  action?: string;
  onRetry: () => void;
  elsewhere?: Elsewhere | undefined;
};

/** The same layout for a failed load. */
export function InlineError({ title, help, retrying = false, ...props }: InlineErrorProps) {
  const { action, onRetry, elsewhere } = props;
  const text = useText("global");
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
