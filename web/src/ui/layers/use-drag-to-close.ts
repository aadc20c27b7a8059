import type { PointerEvent as ReactPointerEvent, RefObject } from "react";

const PART_OF_HEIGHT = 0.35;
const SPEED = 0.6; // px per ms
const PHONE = "(max-width: 767.98px)";

/** A sheet follows a drag on its header and closes past 35 % of its height or faster than 0.6 px/ms. */
export function useDragToClose(sheet: RefObject<HTMLElement | null>, close: () => boolean) {
  const onPointerDown = (event: ReactPointerEvent) => {
    const element = sheet.current;
    const onControl = event.target instanceof Element && event.target.closest("button") !== null;
    if (element === null || onControl || !matchMedia(PHONE).matches) return;
    followFinger(element, event.nativeEvent, close);
  };
  return { onPointerDown };
}

function followFinger(element: HTMLElement, start: PointerEvent, close: () => boolean) {
  let last = { y: start.clientY, at: start.timeStamp, speed: 0 };
  const height = element.offsetHeight;
  const move = (event: PointerEvent) => {
    const elapsed = Math.max(1, event.timeStamp - last.at);
    last = { y: event.clientY, at: event.timeStamp, speed: (event.clientY - last.y) / elapsed };
    element.dataset["dragged"] = "";
    element.style.transform = `translateY(${Math.max(0, event.clientY - start.clientY)}px)`;
  };
  const end = () => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    const far = last.y - start.clientY > height * PART_OF_HEIGHT;
    const fast = last.speed > SPEED;
    delete element.dataset["dragged"];
    element.style.transform = "";
    if (far || fast) close();
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}
