import {
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { haptic } from "../../lib/haptics.ts";
import { whenIdle } from "../../boot/loading/when-idle.ts";
import { classNames } from "../class-names.ts";
import css from "./swipe-tabs.module.css";
import { useSwipe } from "./use-swipe.ts";

export type SwipeTab<Id extends string> = {
  id: Id;
  label: string;
  panel: ReactNode;
  /** The tint of the active label in a segmented list. */
  tone?: "ember" | "ink" | "leaf";
};

type SwipeTabsProps<Id extends string> = {
  label: string;
  tabs: readonly SwipeTab<Id>[];
  active: Id;
  onChange: (id: Id) => void;
  look?: "segmented" | "underline";
};

/** Tabs (APG pattern, automatic activation) over panes that swipe with scroll snap. */
export function SwipeTabs<Id extends string>(props: SwipeTabsProps<Id>) {
  const { label, tabs, active, onChange, look = "underline" } = props;
  const base = useId();
  const index = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === active),
  );
  const choose = (next: number) => {
    const tab = tabs[(next + tabs.length) % tabs.length];
    if (tab === undefined || tab.id === active) return;
    haptic("selection");
    onChange(tab.id);
  };
  const { panes, handlers } = useSwipe(index, choose);
  const { wanted, resting, wake } = useWantedPanes(index, tabs.length);
  return (
    <div className={css.tabs} onPointerDownCapture={wake} onWheelCapture={wake} onFocusCapture={wake}>
      <TabList {...{ label, tabs, index, base, look, choose }} />
      <div className={css.panes} data-resting={resting || undefined} ref={panes} {...handlers}>
        {tabs.map((tab, at) => (
          <div
            key={tab.id}
            id={`${base}-pane-${tab.id}`}
            className={css.pane}
            role="tabpanel"
            aria-labelledby={`${base}-tab-${tab.id}`}
            inert={at !== index}
            data-active={at === index || undefined}
          >
            {wanted(at) && tab.panel}
          </div>
        ))}
      </div>
    </div>
  );
}

/**
 * The panes to render: first the initial one, then the others one at a time when idle, nearest first. Those are kept from
 * layout and paint, which would cost as much as for the visible one, until the user touches the tabs or panes by pointer,
 * wheel or key.
 */
function useWantedPanes(index: number, count: number) {
  const [first] = useState(index);
  const [ready, setReady] = useState(1);
  const [awake, setAwake] = useState(false);
  const wake = () => setAwake(true);
  if (index !== first && !awake) wake();
  useEffect(() => {
    if (ready < count) whenIdle(() => startTransition(() => setReady(ready + 1)));
  }, [ready, count]);
  const nearest = Array.from({ length: count }, (_, at) => at).toSorted(
    (one, other) => Math.abs(one - first) - Math.abs(other - first),
  );
  const wanted = (at: number) => awake || at === index || nearest.indexOf(at) < ready;
  return { wanted, resting: !awake, wake };
}

type TabListProps<Id extends string> = {
  label: string;
  tabs: readonly SwipeTab<Id>[];
  index: number;
  base: string;
  look: "segmented" | "underline";
  choose: (index: number) => void;
};

function TabList<Id extends string>({ label, tabs, index, base, look, choose }: TabListProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  useMarker(list, index);
  useEffect(() => {
    if (wantsFocus.current) list.current?.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
    wantsFocus.current = false;
  }, [index]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    wantsFocus.current = true;
    choose(next);
  };
  return (
    <div className={css.strip} data-look={look}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the active tab has the focus (roving tabindex) */}
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classNames(css.list, css[look])}
        onKeyDown={onKeyDown}
      >
        <span className={css.marker} aria-hidden="true" />
        {tabs.map((tab, at) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            className={css.tab}
            data-tone={tab.tone}
            aria-selected={at === index}
            aria-controls={`${base}-pane-${tab.id}`}
            tabIndex={at === index ? 0 : -1}
            onClick={() => choose(at)}
          >
            {tab.label}
          </button>
        ))}
      </div>
    </div>
  );
}

/**
 * Moves the marker to the active tab and scrolls the tab into view. Widths are read once per change, never while scrolling;
 * the first ones by an observer after layout, because reading them earlier would force a second layout.
 */
function useMarker(list: { current: HTMLElement | null }, index: number) {
  useLayoutEffect(() => {
    const scroller = list.current;
    if (scroller === null) return undefined;
    const observer = new ResizeObserver(() => {
      const tab = scroller.querySelectorAll<HTMLElement>("[role=tab]")[index];
      if (tab === undefined) return;
      scroller.style.setProperty("--marker-x", `${tab.offsetLeft}px`);
      scroller.style.setProperty("--marker-width", `${tab.offsetWidth}px`);
      show(scroller, tab);
    });
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [list, index]);
}

/** Not `scrollIntoView`: it moves the start of the next Tab, which would skip the skip link. */
function show(scroller: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement) {
  const least = offsetLeft + offsetWidth - scroller.clientWidth;
  const left = Math.min(Math.max(scroller.scrollLeft, least), offsetLeft);
  if (left !== scroller.scrollLeft) scroller.scrollTo({ left, behavior: "instant" });
}
