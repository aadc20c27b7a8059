import {
  confirmProposal as confirmRoute,
  listProposals,
  objectToProposal,
} from "@kalivo/contract/routes/own/admin/proposals.ts";
import type { Api } from "#server/http/route-handler.ts";
import { reply } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { proposalOnWire, readPerson } from "../people/person-on-wire.ts";
import { UNKNOWN_PERSON } from "../people/set-admin.ts";
import { confirmProposal, objectTo } from "./decide.ts";
import { waitingProposals } from "./proposals.queries.ts";

export function mountProposals(api: Api, services: Pick<Services, "db" | "config">) {
  const { db } = services;
  const shown = async (personId: number) => {
    const person = await readPerson(db, personId);
    return person === null ? UNKNOWN_PERSON : reply(200, person);
  };

  api.on(listProposals, async () => reply(200, (await waitingProposals(db)).map(proposalOnWire)));

  api.on(confirmRoute, async ({ person, params, body, now }) => {
    const deciding = { actorId: person.id, proposalId: params.id, confirm: body.confirm };
    const decided = await confirmProposal(services, deciding, now);
    return decided.ok ? shown(decided.value) : decided.refusal;
  });

  api.on(objectToProposal, async ({ person, params, now }) => {
    const decided = await objectTo(services, { actorId: person.id, proposalId: params.id }, now);
    return decided.ok ? shown(decided.value) : decided.refusal;
  });
}
