import { arc, pie } from "d3-shape";
import type { Part } from "./parts-ring.tsx";
import { shadeOf } from "./shades.ts";

/** In px, as in parts-ring.module.css. */
const SIZE = 168;
const OUTER = SIZE / 2;
const INNER = OUTER - 26;

/** Parts of a whole as slices, the largest first. */
export function RingDrawing({ parts }: { parts: readonly Pick<Part, "key" | "value">[] }) {
  const drawn = arc<(typeof slices)[number]>().innerRadius(INNER).outerRadius(OUTER).cornerRadius(4);
  const slices = pie<(typeof parts)[number]>()
    .value(({ value }) => value)
    .sort(null)
    .padAngle(parts.length > 1 ? 0.03 : 0)([...parts]);
  return (
    <svg width={SIZE} height={SIZE} viewBox={`${-OUTER} ${-OUTER} ${SIZE} ${SIZE}`} aria-hidden="true">
      {slices.map((slice, index) => (
        <path key={slice.data.key} d={drawn(slice) ?? ""} style={{ fill: shadeOf(index, parts.length) }} />
      ))}
    </svg>
  );
}
