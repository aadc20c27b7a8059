import { useEffect, useRef } from "react";
import { otherTabs } from "../../lib/other-tabs.ts";

// Advances the registration in all tabs, so that none shows a finished step.
const tabs = otherTabs("registration");

export const tellOtherTabs = (): void => tabs.tell("changed");

export function useMovedElsewhere(onMoved: () => void): void {
  const latest = useRef(onMoved);
  useEffect(() => {
    latest.current = onMoved;
  });
  useEffect(() => tabs.hear(() => latest.current()), []);
}
