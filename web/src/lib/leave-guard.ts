import { useEffect, useState } from "react";
import { pageHistory } from "./page-history.ts";

/** What the person was about to do when they were asked. */
type Leaving = { goOn: () => void };

/**
 * While `dirty`, whoever leaves the page is asked first: links, browser Back and the phone's back button open the
 * question, closing the tab opens the browser's own. `ask(task)` is for leaving by other means (Logout).
 */
export function useLeaveGuard(dirty: boolean) {
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  useEffect(() => {
    if (!dirty) return undefined;
    const history = pageHistory();
    return history.block({
      enableBeforeUnload: true,
      blockerFn: ({ currentLocation: from, nextLocation: to, action }) => {
        if (to.pathname === from.pathname) return false; // the history entry of a layer that stands on this page
        if (action === "PUSH" || action === "REPLACE") {
          setLeaving({ goOn: () => history.push(to.href, undefined, { ignoreBlocker: true }) });
          return true;
        }
        // The browser has moved already and the router moves it back: the question's own entry must come after that.
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
    /** Goes on once the history entry of the question is gone. */
    leave: () => {
      setLeaving(null);
      if (leaving !== null) oncePopped(leaving.goOn);
    },
  };
}

function oncePopped(task: () => void): void {
  addEventListener("popstate", () => setTimeout(task, 0), { once: true });
}
