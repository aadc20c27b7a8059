import { configure } from "@testing-library/dom";
import { createRoot } from "react-dom/client";
import { startTransition, StrictMode } from "react";
import { afterEach, expect, vi } from "vitest";
import type { Language } from "@kalivo/domain/language.ts";
import { userEvent } from "@testing-library/user-event";
import { type Answer } from "./answers.ts";
import { answeringServer } from "./server.ts";
import { beginPage } from "./page-life.ts";
import { beginListening, ear } from "./ear.ts";
import { HANGS_MS } from "./eventually.ts";
import { listenToConsole } from "./complaints.ts";
import { fillBrowserGaps } from "./browser-gaps.ts";
import { handsOn } from "./hands.ts";
import { FOR_ANYBODY } from "./told.ts";

configure({ getElementError: (message) => new Error(message ?? "not found") });

type Opening = {
  /** What a member's page asks and is told, or a visitor's; see told.ts. */
  as?: readonly Answer[];
  /** Beside that, and before it. */
  answers?: readonly Answer[];
  language?: Language;
  /** What stands in the cookie of the sign-in. */
  jwt?: string;
  /** Something breaks on purpose, which React tells the console. */
  breaks?: boolean;
};

export type Page = Awaited<ReturnType<typeof openApp>>;

let endPage: (() => Promise<void>) | undefined;
afterEach(async () => endPage?.());

/**
 * The app as it is loaded at an address: its router, its query client, its words, its screens as they load themselves.
 * Whoever is `as` a member has signed in before. Each call is answered as the test says; one that nobody answers fails it.
 */
export async function openApp(address: string, opening: Opening = {}) {
  const { as, answers = [], language = "en", jwt = as === undefined ? "" : "a-sign-in" } = opening;
  fillBrowserGaps();
  // Before the page begins: it listens to the document, once, for all pages.
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const leave = beginPage(address);
  beginListening();
  const endConsole = listenToConsole(opening.breaks ?? false);
  localStorage.setItem("language", language);
  document.cookie = `jwt=${jwt}; path=/`;
  const server = answeringServer([...FOR_ANYBODY, ...(as ?? []), ...answers]);
  vi.stubGlobal("fetch", server.fetch);
  const root = load();
  endPage = async () => {
    endPage = undefined;
    (await root).unmount();
    leave();
    await vi.dynamicImportSettled();
    vi.unstubAllGlobals();
    endConsole();
    expect(server.unanswered(), "calls that nobody answers").toEqual([]);
  };
  await root;
  return { ...handsOn(user), ...ear, answer: server.answer, asked: server.asked };
}

/** A toast that leaves while a busy machine looks for it was never read: here they stay as long as a test may take. */
const TOASTS_STAY = { TOAST_HIDDEN_MS: HANGS_MS, TOAST_REMOVED_MS: HANGS_MS };

/** As main.tsx does it, in modules of its own. */
async function load() {
  vi.resetModules();
  vi.doMock("@kalivo/domain/limits.ts", async (original) => ({
    ...(await original<object>()),
    ...TOASTS_STAY,
  }));
  const [{ App, knowWhoIsThere }, { CrashBoundary }, { appRouter }, { takeOverLinks }, { firstWords }] =
    await Promise.all([
      import("../../src/app/app.tsx"),
      import("../../src/app/crash.tsx"),
      import("../../src/boot/router/app-router.ts"),
      import("../../src/boot/router/links.ts"),
      import("../../src/lib/words.ts"),
    ]);
  const asking = knowWhoIsThere();
  const router = appRouter();
  takeOverLinks(router);
  const [words] = await Promise.all([firstWords(), router.ready(), asking]);
  const container = document.querySelector<HTMLElement>("#app");
  if (container === null) throw new Error("index.html has no #app");
  const root = createRoot(container);
  startTransition(() =>
    root.render(
      <StrictMode>
        <CrashBoundary>
          <App first={words} router={router} />
        </CrashBoundary>
      </StrictMode>,
    ),
  );
  return root;
}
