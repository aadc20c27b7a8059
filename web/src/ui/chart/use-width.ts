import { useLayoutEffect, useRef, useState } from "react";

/** The width of a box in px, which a drawing needs to fit its labels; 0 until it is laid out. */
export function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const found = box.current;
    if (found === null) return undefined;
    const measure = () => setWidth(found.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(found);
    return () => observer.disconnect();
  }, []);
  return [box, width] as const;
}
