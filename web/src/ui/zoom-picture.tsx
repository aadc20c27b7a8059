import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useText } from "../lib/text.tsx";
import { IconButton } from "./icon-button.tsx";
import css from "./zoom-picture.module.css";
import { MOST_ZOOM, zoomed, ZOOM_STEP } from "./zoom.ts";

/** A zoomable picture: by pinch, two buttons, or + and −. Enlarged, it scrolls in its frame. */
export function ZoomPicture({ url, alt }: { url: string; alt: string }) {
  const text = useText("global");
  const [scale, setScale] = useState(1);
  const pinch = usePinch(scale, setScale);
  const by = (factor: number) => setScale((now) => zoomed(now, factor));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "+" || event.key === "=") by(ZOOM_STEP);
    if (event.key === "-") by(1 / ZOOM_STEP);
  };
  return (
    <div className={css.viewer}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and fingers only repeat the buttons */}
      <section
        className={css.frame}
        aria-label={alt}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by key
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...pinch}
      >
        <img className={css.picture} src={url} alt={alt} style={{ inlineSize: `${scale * 100}%` }} />
      </section>
      <div className={css.buttons}>
        <IconButton
          label={text.zoomOut}
          icon={<Minus aria-hidden />}
          aria-disabled={scale <= 1}
          onClick={() => by(1 / ZOOM_STEP)}
        />
        <IconButton
          label={text.zoomIn}
          icon={<Plus aria-hidden />}
          aria-disabled={scale >= MOST_ZOOM}
          onClick={() => by(ZOOM_STEP)}
        />
      </div>
    </div>
  );
}

type Point = { x: number; y: number };

/** The scale follows the distance of two fingers. */
function usePinch(scale: number, setScale: (scale: number) => void) {
  const fingers = useRef(new Map<number, Point>());
  const start = useRef<{ distance: number; scale: number } | null>(null);
  const place = (event: PointerEvent) =>
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  const lift = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    start.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      place(event);
      const distance = distanceOf(fingers.current);
      start.current = distance === null ? null : { distance, scale };
    },
    onPointerMove: (event: PointerEvent) => {
      if (!fingers.current.has(event.pointerId)) return;
      place(event);
      const distance = distanceOf(fingers.current);
      if (distance === null || start.current === null) return;
      setScale(zoomed(start.current.scale, distance / start.current.distance));
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}

function distanceOf(fingers: ReadonlyMap<number, Point>): number | null {
  const [one, two] = fingers.values();
  return one === undefined || two === undefined ? null : Math.hypot(one.x - two.x, one.y - two.y);
}
