import * as api from "@kalivo/contract/api-paths.ts";
import { createMemoryHistory } from "@tanstack/history";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { Pages, usePlace } from "../src/boot/router/pages.tsx";
import { makeRouter } from "../src/boot/router/router.ts";
import { answered } from "./support/answers.ts";
import { eventually } from "./support/eventually.ts";
import { fillBrowserGaps } from "./support/browser-gaps.ts";
import { DONE } from "./support/kept.ts";
import { openApp } from "./support/render-app.tsx";
import { NEWLY_REGISTERED, toldTo } from "./support/told.ts";

// Where a page opens. The browser draws a sliding page some frames after it was gone to, here when the test says so.

let end: (() => void) | undefined;
afterEach(() => {
  end?.();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "startViewTransition");
});

function heldSlides() {
  const slides: (() => void)[] = [];
  const startViewTransition = (draw: () => void) => {
    slides.push(draw);
    return { ready: Promise.resolve() };
  };
  Object.assign(document, { startViewTransition });
  return slides;
}

const Shown = () => usePlace().location.href;

async function pages(at: string) {
  fillBrowserGaps();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("scrollY", 0);
  vi.stubGlobal("scrollTo", (_left: number, top: number) => vi.stubGlobal("scrollY", top));
  const slides = heldSlides();
  const history = createMemoryHistory({ initialEntries: [at] });
  const router = makeRouter({ history, screens: new Map(), Unknown: () => null });
  const container = document.createElement("div");
  const root = createRoot(container);
  end = () => act(() => root.unmount());
  await act(async () =>
    root.render(
      <Pages router={router}>
        <Shown />
      </Pages>,
    ),
  );
  return {
    /** Changes the history; what slides stays undrawn. */
    move: (change: () => void) => act(async () => change()),
    draw: () => act(async () => slides.splice(0).forEach((slide) => slide())),
    scroll: (top: number) => scrollTo(0, top),
    history,
    stands: () => [container.textContent, scrollY],
  };
}

test("a page opens at its top, also when its address is replaced before it is drawn", async () => {
  const { history, move, draw, scroll, stands } = await pages("/workouts");
  scroll(1830);
  await move(() => history.push("/register/type"));
  await move(() => history.replace("/register/type"));
  await draw();
  expect(stands()).toEqual(["/register/type", 0]);
});

test("a page that leads on before it is drawn leaves nothing of the page before on what it leads to, nor on itself", async () => {
  const { history, move, draw, scroll, stands } = await pages("/community");
  scroll(900);
  await move(() => history.push("/team/1"));
  await move(() => history.push("/user/2"));
  await draw();
  expect(stands()).toEqual(["/user/2", 0]);
  scroll(300);
  await move(() => history.back());
  await draw();
  expect(stands()).toEqual(["/team/1", 0]);
  await move(() => history.back());
  await draw();
  expect(stands()).toEqual(["/community", 900]);
});

test("the step of organisations goes on once, though it stays in view until the next one is drawn", async () => {
  const slides = heldSlides();
  const replaced = vi.spyOn(History.prototype, "replaceState");
  const registration = { type: "both", step: "organisations", wanted: null } as const;
  const page = await openApp("/user/organisation?step=organisations", {
    as: toldTo({ ...NEWLY_REGISTERED, registration }),
    answers: [answered("POST", api.chooseOrganisations, DONE), answered("POST", api.saveRegistration, DONE)],
  });
  await page.press(/^Clear Water/, "checkbox");
  replaced.mockClear();
  await page.press("Continue");
  await eventually(() => expect(slides).not.toEqual([]));
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  slides.splice(0).forEach((slide) => slide());
  await page.arrivesAt("Support your first burner");
  expect(replaced.mock.calls.map(([, , to]) => to)).toEqual([]);
});

/** Whatever waits for its turn has had it. */
const nextTurn = () => new Promise((done) => setTimeout(done));
