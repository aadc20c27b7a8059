import { chooseWords, type LoadedWords, moreWords } from "../lib/words.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { FRESH_MS } from "../lib/timing.ts";
import { preloadSheets } from "../ui/layers/sheet.tsx";
import { ReadFailed } from "../lib/call.ts";
import { router } from "./router.tsx";
import { RouterProvider } from "@tanstack/react-router";
import { TextProvider } from "../lib/text.tsx";

const queries = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FRESH_MS, retry: onceUnlessRefused, refetchOnWindowFocus: "always" },
  },
});

/** A failed read is tried once more; a refused one would be refused again. */
function onceUnlessRefused(failures: number, error: Error): boolean {
  const refused = error instanceof ReadFailed && error.status >= 400 && error.status < 500;
  return !refused && failures < 1;
}

export function App({ first }: { first: LoadedWords }) {
  const [{ language, words }, setWords] = useState(first);
  useEffect(
    () =>
      whenIdle(() => {
        preloadSheets();
        void moreWords.prefetch(first.language);
      }),
    [first.language],
  );
  const text = { language, words, choose: (next: typeof language) => void chooseWords(next).then(setWords) };
  return (
    <TextProvider value={text}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </TextProvider>
  );
}

function whenIdle(task: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(task);
  else setTimeout(task, 2_000);
}
