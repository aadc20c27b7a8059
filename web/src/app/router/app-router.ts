import { LeaveUnknown } from "../leave.tsx";
import { guarded } from "./guarded.tsx";
import { goOnlyWhenClear } from "../../lib/navigation.ts";
import { layerStack } from "../../ui/layers/browser-layers.ts";
import { makeRouter, type Screen } from "./router.ts";
import { pageHistory } from "../../lib/page-history.ts";
import type { PathName } from "../paths.ts";
import type { ScreenEntry } from "../screens.ts";
import { screens } from "../routes.ts";

/** Addresses that share their screen share its guard as well: React keeps what stands there. */
function guardedOnce(entries: typeof screens): Map<PathName, Screen> {
  const shared = new Map<ScreenEntry["load"], Screen>();
  return new Map(
    entries.map((entry) => {
      const known = shared.get(entry.load) ?? guarded(entry);
      shared.set(entry.load, known);
      return [entry.name, known];
    }),
  );
}

/** One for the whole app. */
export function appRouter() {
  goOnlyWhenClear(layerStack.whenClear);
  return makeRouter({
    history: pageHistory(),
    screens: guardedOnce(screens),
    Unknown: LeaveUnknown,
    // A page that is left closes the layers that stood on it.
    onLeave: layerStack.closeAll,
  });
}
