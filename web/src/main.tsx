import "./ui/scale.css";
import "./ui/base.css";
import "./ui/print.css";
import { followSystemTheme, paintBrowserBar } from "./lib/theme.ts";
import { App, knowWhoIsThere } from "./app/app.tsx";
import { AwayAtStart, CrashBoundary, NotBegun } from "./app/crash.tsx";
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

// zod would probe for `eval`; the content security policy forbids it and reports each attempt.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const place = document.querySelector("#app");
if (place === null) throw new Error("index.html has no #app");
const root = createRoot(place);
watchStyles();
const endWatch = watchAway(() => root.render(isAway() === "no" ? null : <AwayAtStart />));

// Yields between the steps, so that a slow phone stays responsive.
const nextStep = () => new Promise((begin) => setTimeout(begin));
const saying = firstWords();
void readPrefetched();
paintBrowserBar();
followSystemTheme();
watchSafeAreas();
await nextStep();
const asking = knowWhoIsThere().then(() => void readPrefetched()); // Home's prefetches start once the session is known
await nextStep();
const router = appRouter();
takeOverLinks(router);
await nextStep();
// Awaited while index.html shows the mark; otherwise a skeleton would replace it for at least 300 ms.
const app = await Promise.all([saying, router.ready(), asking]).then(
  ([words]) => <App first={words} router={router} />,
  (error: unknown) => <NotBegun error={error} />,
);
endWatch();
// A transition renders concurrently, so that a slow phone stays responsive.
startTransition(() =>
  root.render(
    <StrictMode>
      <CrashBoundary>{app}</CrashBoundary>
    </StrictMode>,
  ),
);
if (isNative()) void import("./app/native-shell.ts").then(({ joinShell }) => joinShell(router));
