import { useEffect, useState } from "react";
import { pageHistory } from "./page-history.ts";

/** The interrupted navigation. */
type Leaving = { goOn: () => void };

/**
 * While `dirty`, asks before the page is left: links, browser Back and the phone's back button open a dialog, closing the
 * tab opens the browser's. Use `ask(task)` for other ways to leave (Logout).
 */
export function useLeaveGuard(dirty: boolean) {
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  useEffect(() => {
    if (!dirty) return undefined;
    const history = pageHistory();
    return history.block({
      enableBeforeUnload: true,
      blockerFn: ({ currentLocation: from, nextLocation: to, action }) => {
        if (to.pathname === from.pathname) return false; // the history entry of a layer on this page
        if (action === "PUSH" || action === "REPLACE") {
          setLeaving({ goOn: () => history.push(to.href, undefined, { ignoreBlocker: true }) });
          return true;
        }
        // The browser has already navigated and the router reverts it: push the dialog's history entry after that.
        const goOn = action === "FORWARD" ? history.forward : history.back;
        oncePopped(() => setLeaving({ goOn: () => goOn({ ignoreBlocker: true }) }));
        return true;
      },
    });
  }, [dirty]);

  return {
    asking: leaving !== null,
    ask: (task: () => void) => (dirty ? setLeaving({ goOn: task }) : task()),
    stay: () => setLeaving(null),
    /** Continues once the dialog's history entry is removed. */
    leave: () => {
      setLeaving(null);
      if (leaving !== null) oncePopped(leaving.goOn);
    },
  };
}

function oncePopped(task: () => void): void {
  addEventListener("popstate", () => setTimeout(task, 0), { once: true });
}
