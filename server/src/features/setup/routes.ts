import { readSetup } from "@kalivo/contract/routes/own/admin/read-setup.ts";
import { readAssociation } from "@kalivo/contract/routes/own/read-association.ts";
import type { Api } from "../../http/route-handler.ts";
import { reply } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { stepsToDo } from "./setup-steps.ts";

export function mountSetup(api: Api, services: Services) {
  const { associationName: name, associationMail: mail } = services.config;
  api.on(readAssociation, () => Promise.resolve(reply(200, { name, mail })));
  api.on(readSetup, async () => reply(200, { to_do: await stepsToDo(services) }));
}
