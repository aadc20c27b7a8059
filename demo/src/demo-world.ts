import type { DemoWorld } from "@kalivo/server/compose/demo.ts";
import { mountClock } from "./clock/routes.ts";
import { sharedClock } from "./clock/shared-clock.ts";
import { mountMailbox } from "./mailbox/mailbox-pages.ts";
import { sandboxPayments } from "./sandbox/sandbox-payments.ts";
import { seedDemoOnce } from "./seed/seed.ts";
import { simulatedProviders } from "./simulated/simulated-providers.ts";
import { welcome } from "./welcome.ts";

/** All that the server gets of the demo: `loadDemo` in `server/src/compose/demo.ts` asks for it. */
export function demoWorld(): DemoWorld {
  let past: Promise<void> = Promise.resolve();
  return {
    clock: async (config, db) => {
      const shared = await sharedClock(config, db);
      return { ...shared, setClock: async (to) => past.then(() => shared.setClock(to)) };
    },
    payments: sandboxPayments,
    sources: simulatedProviders,
    mountPages: (app, api, services) => {
      mountClock(api, services);
      mountMailbox(app, services);
    },
    seed: async (services, directString) => {
      const seed = await seedDemoOnce(services, directString);
      ({ past } = seed);
      return seed;
    },
    welcome,
  };
}
