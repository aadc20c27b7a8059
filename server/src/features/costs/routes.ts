import {
  addCost as addRoute,
  listCosts as listRoute,
  readCosts as readRoute,
  removeCost as removeRoute,
  saveCost as saveRoute,
} from "@kalivo/contract/routes/own/costs.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import { allOrNothing } from "#server/db/all-or-nothing.ts";
import type { Api } from "#server/http/route-handler.ts";
import { reply } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { addCost, removeCost, saveCost } from "./change-costs.ts";
import { readCosts } from "./read-costs.ts";

type Given = { what: string; paid_to: string; yearly_in_euros: Cents };
const costOf = ({ yearly_in_euros: yearly_cents, ...cost }: Given) => ({ ...cost, yearly_cents });

export function mountCosts(api: Api, services: Pick<Services, "db" | "pool">) {
  const { db } = services;
  api.on(readRoute, async ({ now }) => reply(200, await readCosts(db, now)));

  api.on(listRoute, async ({ now }) => reply(200, await readCosts(db, now)));

  api.on(addRoute, ({ person, body, now }) =>
    allOrNothing(services, async (inside) => {
      const refused = await addCost(inside.db, person.id, costOf(body), now);
      return refused ?? reply(201, await readCosts(inside.db, now));
    }),
  );

  api.on(saveRoute, ({ person, params, body, now }) =>
    allOrNothing(services, async (inside) => {
      const refused = await saveCost(inside.db, { actorId: person.id, costId: params.id }, costOf(body), now);
      return refused ?? reply(200, await readCosts(inside.db, now));
    }),
  );

  api.on(removeRoute, ({ person, params, now }) =>
    allOrNothing(services, async (inside) => {
      const refused = await removeCost(inside.db, { actorId: person.id, costId: params.id }, now);
      return refused ?? reply(200, await readCosts(inside.db, now));
    }),
  );
}
