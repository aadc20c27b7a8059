import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { SKELETON_DELAY_MS, SKELETON_MINIMUM_MS } from "../../lib/timing.ts";
import { say } from "../announcer.ts";
import css from "./skeleton.module.css";
import { useText } from "../../lib/text.tsx";

type BlockProps = { width?: CSSProperties["width"]; height?: CSSProperties["height"]; round?: boolean };

/** A grey block in the size of the content. */
export function Block({ width = "100%", height = "1em", round = false }: BlockProps) {
  return <span className={css.block} data-round={round || undefined} style={{ width, height }} />;
}

export function CardSkeleton() {
  return (
    <div className={css.card}>
      <Block width={52} height={52} round />
      <div className={css.lines}>
        <Block width="62%" height={16} />
        <Block width="44%" height={13} />
      </div>
      <div className={css.cells}>
        <Block height={34} />
        <Block height={34} />
        <Block height={34} />
      </div>
    </div>
  );
}

export function RowSkeleton() {
  return (
    <div className={css.row}>
      <Block width={48} height={48} />
      <div className={css.lines}>
        <Block width="50%" height={16} />
        <Block width="70%" height={13} />
      </div>
      <Block width={44} height={20} />
    </div>
  );
}

/** The height of a card with chart, figure and caption, in px. */
const CHART_HEIGHT = 318;
const BARS = [52, 36, 68, 44, 80, 30];

/** `below`: the height of the content under the chart in the same card, in px. */
export function ChartSkeleton({ below = 0 }: { below?: number }) {
  return (
    <div className={css.chart} style={{ minHeight: CHART_HEIGHT + below }}>
      <Block width="40%" height={16} />
      <Block width="55%" height={40} />
      <div className={css.bars}>
        {BARS.map((height) => (
          <Block key={height} height={height} />
        ))}
      </div>
    </div>
  );
}

/** A card with one large figure and a bar; height in px. */
export function FigureSkeleton({ height }: { height: number }) {
  return (
    <div className={css.chart} style={{ minHeight: height }}>
      <Block width="40%" height={16} />
      <Block width="55%" height={40} />
      <Block height={12} />
    </div>
  );
}

export function Repeat({ times, children }: { times: number; children: ReactNode }) {
  return Array.from({ length: times }, (_, index) => <div key={index}>{children}</div>);
}

/** Announces "Loading" once for all groups and shows its blocks; while `quiet` it only reserves their space. */
export function SkeletonGroup({ quiet = false, children }: { quiet?: boolean; children: ReactNode }) {
  const text = useText("global");
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const hidden = group.current === null || group.current.closest("[inert]") !== null;
    if (!quiet && !hidden) say(text.loadingSpoken, { about: "loading" });
  }, [quiet, text]);
  return (
    <div ref={group} className={css.group} data-quiet={quiet || undefined} aria-busy="true">
      <div aria-hidden="true" className={css.group}>
        {children}
      </div>
    </div>
  );
}

/** Nothing for 150 ms, then the skeleton for at least 300 ms, so that a quick answer does not flicker. */
export function useSteadyWait(waiting: boolean): "quiet" | "skeleton" | "done" {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (waiting === shown) return undefined;
    const timer = setTimeout(() => setShown(waiting), waiting ? SKELETON_DELAY_MS : SKELETON_MINIMUM_MS);
    return () => clearTimeout(timer);
  }, [waiting, shown]);
  if (shown) return "skeleton";
  return waiting ? "quiet" : "done";
}
