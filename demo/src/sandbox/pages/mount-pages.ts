import type { FastifyInstance } from "fastify";
import { acceptForms } from "@kalivo/server/documents/page.ts";
import type { Sandbox } from "../sandbox.ts";
import { mountConfirmPage } from "./confirm-page.ts";
import type { ConsoleClock } from "../console/console-actions.ts";
import { mountConsolePage } from "../console/console-page.ts";
import { mountPortalPage } from "./portal-page.ts";
import { mountSetupPage } from "./setup-page.ts";

/** The provider's hosted pages and its console, in a scope that takes plain forms. */
export async function mountSandboxPages(app: FastifyInstance, sandbox: Sandbox, clock: ConsoleClock) {
  await app.register(async (scope) => {
    acceptForms(scope);
    mountSetupPage(scope, sandbox);
    mountPortalPage(scope, sandbox);
    mountConfirmPage(scope, sandbox);
    mountConsolePage(scope, sandbox, clock);
  });
}
