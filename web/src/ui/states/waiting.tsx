import { InlineError } from "./message-state.tsx";
import { readToken } from "../../lib/jwt-cookie.ts";
import type { ReactNode } from "react";
import { tryAgain, useAway } from "../../boot/loading/patience.ts";
import { useText } from "../../lib/text.tsx";

type WaitingProps = {
  /** Shown while loading. */
  children?: ReactNode;
};

/** A `Suspense` fallback; when the server is unreachable it says so, and Retry continues the loading. */
export function Waiting({ children }: WaitingProps) {
  const { sentence, retry } = useAwayWords();
  const away = useAway();
  if (away === "no") return children;
  return (
    <InlineError
      title={sentence}
      help={null}
      retrying={away === "trying"}
      action={retry}
      onRetry={tryAgain}
    />
  );
}

/** A visitor has no offline data: for them the sentence says that the server is unreachable (specification §8.1). */
export function useAwayWords(): { sentence: string; retry: string } {
  const account = useText("account");
  const global = useText("global");
  return { sentence: readToken() === null ? account.unreachable : global.offline, retry: global.retry };
}
