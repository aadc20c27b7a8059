import "./ui/scale.css";
import "./ui/base.css";
import "./ui/print.css";
import { followSystemTheme, paintBrowserBar } from "./lib/theme.ts";
import { App, knowWhoIsThere } from "./app/app.tsx";
import { AwayAtStart, CrashBoundary } from "./app/crash.tsx";
import { createRoot } from "react-dom/client";
import { firstWords } from "./lib/words.ts";
import { isAway, watchAway } from "./boot/loading/patience.ts";
import { isNative } from "./lib/platform.ts";
import { log } from "./lib/log.ts";
import { appRouter } from "./boot/router/app-router.ts";
import { readPrefetched } from "./boot/loading/prefetched-answers.ts";
import { startTransition, StrictMode } from "react";
import { takeOverLinks } from "./boot/router/links.ts";
import { watchSafeAreas } from "./app/safe-areas.ts";
import { watchStyles } from "./boot/loading/lost-styles.ts";

addEventListener("error", (event) => log(`error: ${event.message}`));
addEventListener("unhandledrejection", (event) => log(`unhandled: ${String(event.reason)}`));

// zod would try whether it may write code. The page's security policy forbids it, and reports every try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const place = document.querySelector("#app");
if (place === null) throw new Error("index.html has no #app");
const root = createRoot(place);
watchStyles();
const endWatch = watchAway(() => root.render(isAway() === "no" ? null : <AwayAtStart />));

// In steps, between which a slow phone answers its person.
const nextStep = () => new Promise((begin) => setTimeout(begin));
const saying = firstWords();
void readPrefetched();
paintBrowserBar();
followSystemTheme();
watchSafeAreas();
await nextStep();
const asking = knowWhoIsThere().then(() => void readPrefetched()); // of Home's, once it is known whose
await nextStep();
const router = appRouter();
takeOverLinks(router);
await nextStep();
// The mark stands in index.html meanwhile; without this a skeleton would take its place for at least 300 ms.
const [words] = await Promise.all([saying, router.ready(), asking]);
endWatch();
// Piece by piece: a slow phone is not held up by the whole of it.
startTransition(() =>
  root.render(
    <StrictMode>
      <CrashBoundary>
        <App first={words} router={router} />
      </CrashBoundary>
    </StrictMode>,
  ),
);
if (isNative()) void import("./app/native-shell.ts").then(({ joinShell }) => joinShell(router));
