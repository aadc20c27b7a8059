import css from "./stacked-bar.module.css";
import { shadeOf } from "./shades.ts";

type BarPart = { key: string | number; value: number };

type StackedBarProps = {
  parts: readonly BarPart[];
  /** A mark across, said in words beside the bar. */
  mark?: number | undefined;
};

const MOST_PARTS = 12;
const WHOLE = 100;

/** Parts of effort in one bar; a list beside it says who. Beyond a dozen the others are one part. */
export function StackedBar({ parts, mark }: StackedBarProps) {
  const some = parts.filter(({ value }) => value > 0);
  const rest = some.slice(MOST_PARTS).reduce((sum, { value }) => sum + value, 0);
  const shown = rest > 0 ? [...some.slice(0, MOST_PARTS), { key: "rest", value: rest }] : some;
  const total = some.reduce((sum, { value }) => sum + value, 0);
  const whole = Math.max(total, mark ?? 0, 1);
  return (
    <div className={css.bar} aria-hidden="true">
      <div className={css.parts} style={{ inlineSize: `${(total / whole) * WHOLE}%` }}>
        {shown.map(({ key, value }, index) => (
          <span
            key={key}
            className={css.part}
            style={{ flexGrow: value, background: shadeOf(index, shown.length, "ember") }}
          />
        ))}
      </div>
      {mark !== undefined && (
        <span className={css.mark} style={{ insetInlineStart: `${(mark / whole) * WHOLE}%` }} />
      )}
    </div>
  );
}
