import {
  adminWords,
  chooseWords,
  chartWords,
  bellWords,
  cheerWords,
  daysWords,
  givingWords,
  proofsWords,
  type LoadedWords,
  laterWords,
  ownWords,
} from "../lib/words.ts";
import { onlineManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { startTransition, useEffect, useState } from "react";
import { awaitFirst, whenIdle } from "../boot/loading/when-idle.ts";
import { FRESH_MS, REMEMBERED_MS } from "../lib/timing.ts";
import { preloadSheets } from "../ui/layers/sheet.tsx";
import { ReadFailed, whenSignedOutElsewhere } from "../lib/call.ts";
import { forgetPrefetched } from "../boot/loading/prefetched-answers.ts";
import { Pages } from "../boot/router/pages.tsx";
import { Root } from "./root.tsx";
import type { Router } from "../boot/router/router.ts";
import { isOnline, watchOnline } from "../lib/online.ts";
import { opensForAnybody } from "./has-bars.ts";
import { type SessionNews, sessionQuery, sessionTabs } from "../features/me/session.ts";
import { followOtherTab, signedInAgain } from "../features/me/signed-in-again.ts";
import { wantLater } from "../boot/loading/quiet-fetch.ts";
import { TextProvider } from "../lib/text.tsx";

onlineManager.setEventListener((setOnline) => watchOnline(() => setOnline(isOnline())));
// TanStack assumes to be online until told otherwise, even on a page opened offline.
onlineManager.setOnline(isOnline());

// "always": offline, a call fails at once and the screen says so. The default would pause it and send it at some later
// time.
const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      gcTime: REMEMBERED_MS,
      retry: onceUnlessRefused,
      networkMode: "always",
      refetchOnReconnect: "always",
      refetchOnWindowFocus: "always",
    },
    mutations: { networkMode: "always" },
  },
});

awaitFirst(() => queries.isFetching() > 0);

/** Waits for the session before the first render, up to a timeout. */
export const knowWhoIsThere = (): Promise<void> =>
  Promise.race([
    queries.prefetchQuery(sessionQuery),
    new Promise<void>((late) => setTimeout(late, UNSEEN_WAIT_MS)),
  ]);

/** The longest wait that goes unnoticed. */
const UNSEEN_WAIT_MS = 300;

/** Retries a failed read once; a 4xx is not retried. */
function onceUnlessRefused(failures: number, error: Error): boolean {
  const refused = error instanceof ReadFailed && error.status >= 400 && error.status < 500;
  return !refused && failures < 1;
}

export function App({ first, router }: { first: LoadedWords; router: Router }) {
  const [{ language, words }, setWords] = useState(first);
  useEffect(() => {
    const isAskedFor = () => !opensForAnybody(router.shown());
    whenSignedOutElsewhere(() => signedInAgain(queries, isAskedFor));
    const follow = (news?: SessionNews) => void followOtherTab(queries, isAskedFor, news);
    follow(); // what was said before this page could hear
    return sessionTabs.hear(follow);
  }, [router]);
  useEffect(() => {
    whenIdle(forgetPrefetched);
    whenIdle(preloadSheets);
    whenIdle(() => void laterWords.prefetch(first.language));
    wantLater(() => chartWords.prefetch(first.language), "member");
    wantLater(() => givingWords.prefetch(first.language), "member");
    wantLater(() => daysWords.prefetch(first.language), "member");
    wantLater(() => bellWords.prefetch(first.language), "member");
    wantLater(() => cheerWords.prefetch(first.language), "member");
    wantLater(() => proofsWords.prefetch(first.language), "member");
    wantLater(() => ownWords.prefetch(first.language), "member");
    wantLater(() => adminWords.prefetch(first.language), "admin");
  }, [first.language]);
  const choose = async (next: typeof language) => {
    const chosen = await chooseWords(next);
    // A transition keeps the page, its focus and its scroll while the words of its parts come.
    if (chosen !== null) startTransition(() => setWords(chosen));
    return chosen !== null;
  };
  const text = { language, words, choose };
  return (
    <TextProvider value={text}>
      <QueryClientProvider client={queries}>
        <Pages router={router}>
          <Root router={router} />
        </Pages>
      </QueryClientProvider>
    </TextProvider>
  );
}
