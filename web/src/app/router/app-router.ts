import { GoHome } from "../leave.tsx";
import { guarded } from "./guarded.tsx";
import { layerStack } from "../../ui/layers/browser-layers.ts";
import { makeRouter } from "./router.ts";
import { pageHistory } from "../../lib/page-history.ts";
import { screens } from "../routes.ts";

/** One for the whole app. */
export const appRouter = () =>
  makeRouter({
    history: pageHistory(),
    screens: new Map(screens.map((entry) => [entry.name, guarded(entry)])),
    Unknown: GoHome,
    // A page that is left closes the layers that stood on it.
    onLeave: layerStack.closeAll,
  });
