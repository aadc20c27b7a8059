import { InlineError } from "./message-state.tsx";
import { readToken } from "../../lib/jwt-cookie.ts";
import type { ReactNode } from "react";
import { tryAgain, useAway } from "../../boot/loading/patience.ts";
import { useText } from "../../lib/text.tsx";

type WaitingProps = {
  /** While it is on its way. */
  children?: ReactNode;
};

/** In the place of a part whose code is on its way; when nobody answers it says so, and Retry goes on from there. */
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

/** A visitor has nothing that could wait: to them it is the server that can't be reached (specification §8.1). */
export function useAwayWords(): { sentence: string; retry: string } {
  const { account, global } = useText();
  return { sentence: readToken() === null ? account.unreachable : global.offline, retry: global.retry };
}
