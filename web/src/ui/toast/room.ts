import { footNow } from "../page/foot.ts";
import { useLayoutEffect } from "react";

type Band = { top: number; bottom: number };
/**
 * The layout of a phone: the title; the controls and status messages to keep clear (`taken`); and the top of the sticky
 * footer, null where toasts cannot go there (a sheet has its buttons at the bottom).
 */
type Shown = { title: Band | null; taken: readonly Band[]; foot: number | null; window: number };
/** The toasts' offset from their default position in px, and whether they are at the bottom of the page. */
type Place = { below: number; low: boolean };

/** Between a toast and what it must not cover, px. */
const GAP = 8;
/** The height of a one-line toast, px. */
const LINE = 52;

/**
 * Where the toasts of a phone cover the least: at the top, below title and Back if they would cover them; or at the bottom.
 * `low`: the bottom was chosen before.
 */
export function placeOf({ title, taken, foot, window }: Shown, messages: Band, low?: boolean): Place {
  const { top, bottom } = messages;
  const height = bottom - top;
  const atTop = taken.filter((band) => covered(band, { top, bottom: top + LINE }) > 0);
  const head = [...atTop, ...(title === null ? [] : [title])].toSorted((a, b) => a.top - b.top);
  let high = top;
  for (const band of head)
    if (covered(band, { top: high, bottom: high + height }) > 0) high = Math.max(high, band.bottom + GAP);
  // In a low window at most half way down: the fields being filled in begin there.
  high = Math.max(top, Math.min(high, window / 2));
  // What comes first on the page is needed first.
  const under = (y: number) =>
    taken.reduce((sum, band) => {
      const weight = band.top < window / 2 ? 2 : 1;
      return sum + weight * covered(band, { top: y, bottom: y + height });
    }, 0);
  const lowest = (foot ?? 0) - GAP - height;
  const atFoot = lowest > high && (low ?? under(lowest) < under(high));
  return atFoot ? { below: lowest - top, low: true } : { below: high - top, low: false };
}

const covered = (band: Band, by: Band) =>
  Math.max(0, Math.min(band.bottom, by.bottom) - Math.max(band.top, by.top));

/** Keeps `--below` up to date while a toast is shown: the page may change and scroll under it. */
export function useRoom(place: HTMLElement | null, shown: boolean): void {
  useLayoutEffect(() => {
    if (place === null || !shown) return undefined;
    let low: boolean | undefined;
    const put = () => {
      const { offsetTop: top, offsetHeight: height } = place;
      const found = placeOf(shownNow(), { top, bottom: top + height }, low);
      ({ low } = found);
      place.style.setProperty("--below", `${found.below}px`);
    };
    const decide = () => {
      low = undefined;
      put();
    };
    const changes = new MutationObserver(decide);
    changes.observe(document.body, { childList: true, subtree: true });
    addEventListener("scroll", put, { capture: true, passive: true });
    decide();
    return () => {
      changes.disconnect();
      removeEventListener("scroll", put, { capture: true });
    };
  }, [place, shown]);
}

/** Controls and status messages. */
const NEEDED = "a[href], button, input, select, textarea, label, [role=alert], [data-keep-clear]";

/** The layout of the top layer, else of the page. */
function shownNow(): Shown {
  const layer = [...document.querySelectorAll("#layers :is([role=dialog], [role=alertdialog])")].at(-1);
  const title = layer === undefined ? document.querySelector("#app h1") : layer.querySelector("h2");
  const scope = layer ?? document.querySelector("#app");
  const taken = [...(scope?.querySelectorAll(NEEDED) ?? [])]
    .filter(({ parentElement }) => (parentElement?.closest(NEEDED) ?? null) === null) // outermost ones only
    .map((element) => element.getBoundingClientRect());
  return {
    title: title?.getBoundingClientRect() ?? null,
    taken,
    foot: layer === undefined ? footNow() : null,
    window: innerHeight,
  };
}
