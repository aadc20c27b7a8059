import { holdsForUs, WIDTH_PX } from "./hiding-styles.ts";
import { vi } from "vitest";

// What every browser has and jsdom has not. Nothing is laid out there: whatever asks for sizes is answered 0, and hears of
// no change. What depends on a size is held by the journeys.

class NothingSeen {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const matchMedia = (media: string) =>
  Object.assign(new EventTarget(), { media, matches: holdsForUs(media), onchange: null });

export function fillBrowserGaps(): void {
  vi.stubGlobal("matchMedia", matchMedia);
  vi.stubGlobal("ResizeObserver", NothingSeen);
  vi.stubGlobal("IntersectionObserver", NothingSeen);
  vi.stubGlobal("innerWidth", WIDTH_PX);
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("open", () => anotherTab());
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("CSS", { escape: escapeName, supports: () => false });
  vi.stubGlobal("requestIdleCallback", whenIdle);
  Object.assign(Element.prototype, {
    scrollIntoView: () => undefined,
    scrollTo: () => undefined,
    getAnimations: () => [],
    checkVisibility: isShown,
  });
  Object.assign(HTMLDialogElement.prototype, { showModal: openDialog, close: closeDialog });
  Object.assign(document, { getAnimations: () => [] });
}

/** Nobody sees it: where it leads is held by the journeys. */
const anotherTab = () => ({ opener: null, closed: false, location: { href: "" }, close: () => undefined });

const escapeName = (name: string) => name.replaceAll(/[^\w-]/gu, (sign) => `\\${sign}`);

const whenIdle = (task: IdleRequestCallback) =>
  Number(setTimeout(() => task({ didTimeout: false, timeRemaining: () => 50 }), 1));

function isShown(this: Element): boolean {
  if (getComputedStyle(this).display === "none") return false;
  return this.parentElement === null || isShown.call(this.parentElement);
}

function openDialog(this: HTMLDialogElement) {
  this.open = true;
}

function closeDialog(this: HTMLDialogElement) {
  this.open = false;
}
