import { Suspense } from "react";
import { lazyPart } from "../../boot/loading/lazy-part.tsx";
import css from "./parts-ring.module.css";
import { shadeOf } from "./shades.ts";
import { percentsOf } from "./shares.ts";

export type Part = {
  key: string | number;
  name: string;
  value: number;
  /** Where the name leads. */
  href?: string;
};

type PartsRingProps = {
  /** Of the list beside the ring. */
  label: string;
  /** The largest first; parts of nothing are left out. */
  parts: readonly Part[];
  /** The whole, in the ring's middle, and what it is. */
  total: string;
  totalName: string;
  show: (value: number) => string;
};

const RingDrawing = lazyPart(async () => (await import("./ring-drawing.tsx")).RingDrawing);

/** Parts of a whole: a ring, and a list beside it that says the same and more. */
export function PartsRing({ label, parts, total, totalName, show }: PartsRingProps) {
  const some = parts.filter(({ value }) => value > 0);
  const whole = some.reduce((sum, { value }) => sum + value, 0);
  if (whole === 0) return null;
  const percents = percentsOf(some.map(({ value }) => value));
  return (
    <div className={css.parts}>
      <div className={css.ring}>
        <Ring parts={some} />
        <p className={css.whole}>
          <span className={css.total}>{total}</span>
          <span className={css.name}>{totalName}</span>
        </p>
      </div>
      <ul className={css.list} aria-label={label}>
        {some.map(({ key, name, value, href }, index) => (
          <li key={key} className={css.part}>
            <span
              className={css.dot}
              aria-hidden="true"
              style={{ background: shadeOf(index, some.length) }}
            />
            <span className={css.called}>{href === undefined ? name : <a href={href}>{name}</a>}</span>
            <span className={css.value}>{show(value)}</span>
            <span className={css.share}>{shownPercent(percents[index] ?? 0)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The ring alone, drawn once its code has come; what it shows is said beside it. */
export const Ring = ({ parts }: { parts: readonly Pick<Part, "key" | "value">[] }) => (
  <Suspense fallback={null}>
    <RingDrawing parts={parts} />
  </Suspense>
);

/** "37 %"; what is there is never "0 %". */
const shownPercent = (percent: number): string => (percent === 0 ? "< 1\u00a0%" : `${percent}\u00a0%`);
