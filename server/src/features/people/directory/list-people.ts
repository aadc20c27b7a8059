import type { z } from "zod";
import type { PeopleQuery } from "@kalivo/contract/routes/people-query.ts";
import type { Db } from "../../../db/client.ts";
import { containing, pageOf } from "../../../db/paging.ts";
import { personFor } from "../card/person-card.ts";
import { selectPeople, type Role } from "./queries.ts";

export async function listPeople(db: Db, role: Role, viewerId: number, query: z.output<typeof PeopleQuery>) {
  const { people, total } = await selectPeople(db, {
    role,
    viewerId,
    id: query.id ?? null,
    pattern: query.search === undefined ? null : containing(query.search),
    ...pageOf(query),
  });
  return {
    status: 200 as const,
    body: people.map((card) => personFor(viewerId, card)),
    headers: { "x-total-count": String(total) },
  };
}
