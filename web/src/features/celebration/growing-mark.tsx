import { FLAME, LEAF, STEM } from "../../ui/art/mark.tsx";
import css from "./growing-mark.module.css";

const RAYS = Array.from({ length: 12 }, (_, n) => n * 30);

/** The animated mark: the flame half fills (effort), the leaf half grows (giving). */
export function GrowingMark() {
  return (
    <svg className={css.art} viewBox="0 0 96 96" fill="none" aria-hidden="true">
      <g className={css.rays}>
        {RAYS.map((degrees) => (
          <path key={degrees} className={css.ray} d="M48 2v6" transform={`rotate(${degrees} 48 48)`} />
        ))}
      </g>
      <g transform="translate(18 17) scale(1.25)">
        <clipPath id="celebrated-flame">
          <path d={FLAME} />
        </clipPath>
        <path className={css.empty} d={FLAME} />
        <g clipPath="url(#celebrated-flame)">
          <rect className={css.fill} x="0" y="0" width="48" height="48" />
        </g>
        <path className={css.leaf} d={LEAF} />
        <path className={css.stem} d={STEM} />
      </g>
    </svg>
  );
}
