import { useLayoutEffect } from "react";

type Band = { top: number; bottom: number };
/**
 * What a phone shows: the title; what can be pressed, and what is said of how things stand; and where what sticks to the
 * foot of the page begins: null where messages do not go there, as the buttons of a sheet are at its foot.
 */
type Shown = { title: Band | null; taken: readonly Band[]; foot: number | null; window: number };
/** How far from their usual place the messages stand, px; and whether that is the foot of the page. */
type Place = { below: number; low: boolean };

/** Between a message and what it leaves free, px. */
const GAP = 8;
/** Of a message of one line, px. */
const LINE = 52;

/**
 * Where the messages of a phone leave free what one needs next: at the top, below the title and Back where they would
 * cover them; or at the foot, where less of what is needed lies under them. `low`: that was chosen before.
 */
export function placeOf({ title, taken, foot, window }: Shown, messages: Band, low?: boolean): Place {
  const { top, bottom } = messages;
  const height = bottom - top;
  const atTop = taken.filter((band) => covered(band, { top, bottom: top + LINE }) > 0);
  const head = [...atTop, ...(title === null ? [] : [title])].toSorted((a, b) => a.top - b.top);
  let high = top;
  for (const band of head)
    if (covered(band, { top: high, bottom: high + height }) > 0) high = Math.max(high, band.bottom + GAP);
  // In a low window half of it is the end, where the fields begin that somebody is filling in.
  high = Math.max(top, Math.min(high, window / 2));
  // What stands first is needed first.
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

/** `--below` of the place of the messages, kept true while one is there: pages change and scroll under it. */
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

/** What one presses or fills in, and what is said of how it stands. */
const NEEDED = "a[href], button, input, select, textarea, label, [role=alert], [data-keep-clear]";

/** Of the layer that is open, else of the page. */
function shownNow(): Shown {
  const layer = [...document.querySelectorAll("#layers :is([role=dialog], [role=alertdialog])")].at(-1);
  const title = layer === undefined ? document.querySelector("#app h1") : layer.querySelector("h2");
  const scope = layer ?? document.querySelector("#app");
  const taken = [...(scope?.querySelectorAll(NEEDED) ?? [])]
    .filter(({ parentElement }) => (parentElement?.closest(NEEDED) ?? null) === null) // a choice with all in it
    .map((element) => element.getBoundingClientRect());
  return {
    title: title?.getBoundingClientRect() ?? null,
    taken,
    foot: layer === undefined ? footNow() : null,
    window: innerHeight,
  };
}

/** Above the bar of the app, and the button of a page that sticks above that. */
function footNow(): number {
  const bars = [...document.querySelectorAll("#app [data-sticky]")].map((bar) => bar.getBoundingClientRect());
  return bars.reduce(
    (foot, bar) => (bar.top > innerHeight / 2 ? Math.min(foot, bar.top) : foot),
    innerHeight,
  );
}
