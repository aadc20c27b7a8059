import {
  readImprint as readImprintRoute,
  saveImprint as saveImprintRoute,
} from "@kalivo/contract/routes/own/admin/imprint.ts";
import { readSetup } from "@kalivo/contract/routes/own/admin/read-setup.ts";
import { readAssociation } from "@kalivo/contract/routes/own/read-association.ts";
import { allOrNothing } from "../../db/all-or-nothing.ts";
import type { Api } from "../../http/route-handler.ts";
import { reply } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { saveImprint, showImprint } from "./save-imprint.ts";
import { stepsToDo } from "./setup-steps.ts";

export function mountSetup(api: Api, services: Services) {
  const { associationName: name, associationMail: mail } = services.config;
  api.on(readAssociation, () => Promise.resolve(reply(200, { name, mail })));
  api.on(readSetup, async () => reply(200, { to_do: await stepsToDo(services) }));
  api.on(readImprintRoute, async () => reply(200, await showImprint(services)));
  api.on(saveImprintRoute, ({ person, body, now }) =>
    allOrNothing(services, async (inside) => {
      const refused = await saveImprint(inside, person.id, body, now);
      return refused ?? reply(200, await showImprint(inside));
    }),
  );
}
