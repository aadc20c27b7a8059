import { registerHooks } from "node:module";

// Loaded before a process' first module: to that process the folder `demo` is not there.

const DEMO = new URL("../../../demo/", import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context);
    if (found.url.startsWith(DEMO)) throw new Error(`there is no ${specifier}`);
    return found;
  },
});
