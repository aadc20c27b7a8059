import { LeaveUnknown } from "../../app/leave.tsx";
import { guarded } from "./guarded.tsx";
import { goOnlyWhenClear } from "../../lib/navigation.ts";
import { layerStack } from "../../ui/layers/browser-layers.ts";
import { makeRouter, type Screen } from "./router.ts";
import { pageHistory } from "../../lib/page-history.ts";
import { type PathName, pathNames } from "../../paths.ts";
import type { ScreenEntry } from "../../app/screen.ts";
import { screens } from "../../app/routes.ts";

/** Routes that share their screen share its guard, so that React keeps its state when the path changes. */
function guardedOnce(): Map<PathName, Screen> {
  const shared = new Map<ScreenEntry["load"], Screen>();
  return new Map(
    pathNames.map((name) => {
      const entry = screens[name];
      const known = shared.get(entry.load) ?? guarded(name, entry);
      shared.set(entry.load, known);
      return [name, known];
    }),
  );
}

export function appRouter() {
  goOnlyWhenClear(layerStack.whenClear);
  return makeRouter({
    history: pageHistory(),
    screens: guardedOnce(),
    Unknown: LeaveUnknown,
    // Leaving a page closes the layers opened on it.
    onLeave: layerStack.closeAll,
  });
}
