import { useEffect, useEffectEvent, useState } from "react";

/** Accepts files dropped anywhere on the page; true while files are dragged over it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const dropped = useEffectEvent(onFiles);
  useEffect(() => {
    // `dragenter` and `dragleave` also fire for children: only their balance tells whether the page was left.
    let inside = 0;
    const withFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") === true;
    const enter = (event: DragEvent) => {
      if (!withFiles(event)) return;
      inside += 1;
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!withFiles(event)) return;
      inside = Math.max(0, inside - 1);
      if (inside === 0) setOver(false);
    };
    const hold = (event: DragEvent) => {
      if (withFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!withFiles(event)) return;
      event.preventDefault();
      inside = 0;
      setOver(false);
      dropped([...(event.dataTransfer?.files ?? [])]);
    };
    document.addEventListener("dragenter", enter);
    document.addEventListener("dragleave", leave);
    document.addEventListener("dragover", hold);
    document.addEventListener("drop", drop);
    return () => {
      document.removeEventListener("dragenter", enter);
      document.removeEventListener("dragleave", leave);
      document.removeEventListener("dragover", hold);
      document.removeEventListener("drop", drop);
    };
  }, []);
  return over;
}
