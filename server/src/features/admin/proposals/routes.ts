import {
  confirmProposal as confirmRoute,
  listProposals,
  objectToProposal,
} from "@kalivo/contract/routes/own/admin/proposals.ts";
import type { Result } from "@kalivo/domain/result.ts";
import { allOrNothing } from "#server/db/all-or-nothing.ts";
import type { Api } from "#server/http/route-handler.ts";
import { reply, type Refused } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { proposalOnWire, readPerson } from "../people/person-on-wire.ts";
import { UNKNOWN_PERSON } from "../people/set-admin.ts";
import { confirmProposal, objectTo } from "./decide.ts";
import { waitingProposals } from "./proposals.queries.ts";

export function mountProposals(api: Api, services: Pick<Services, "db" | "pool" | "config">) {
  api.on(listProposals, async () => reply(200, (await waitingProposals(services.db)).map(proposalOnWire)));

  api.on(confirmRoute, ({ person, params, body, now }) => {
    const deciding = { actorId: person.id, proposalId: params.id, confirm: body.confirm };
    return allOrNothing(services, async (inside) =>
      about(inside, await confirmProposal(inside, deciding, now)),
    );
  });

  api.on(objectToProposal, ({ person, params, now }) => {
    const deciding = { actorId: person.id, proposalId: params.id };
    return allOrNothing(services, async (inside) => about(inside, await objectTo(inside, deciding, now)));
  });
}

/** The person whom a decision was about. */
async function about({ db }: Pick<Services, "db">, decided: Result<number, Refused>) {
  if (!decided.ok) return decided.refusal;
  const person = await readPerson(db, decided.value);
  return person === null ? UNKNOWN_PERSON : reply(200, person);
}
