import { listAllCodes } from "@kalivo/contract/routes/own/admin/codes.ts";
import type { Code } from "@kalivo/contract/shapes/code.ts";
import { pageOf } from "#server/db/paging.ts";
import type { Api } from "#server/http/route-handler.ts";
import type { Services } from "#server/services.ts";
import { codeOnWire } from "../../codes/code-card.ts";
import { listReply } from "../page/list-reply.ts";
import { selectCodes, type CodeRow } from "./codes.queries.ts";

export function mountCodesAdmin(api: Api, { db }: Pick<Services, "db">) {
  api.on(listAllCodes, async ({ query }) =>
    listReply(await selectCodes(db, query.search, pageOf(query)), onWire),
  );
}

/** Admins read the owner's real name. */
const onWire = ({ card, owner_name }: CodeRow): Code => {
  const code = codeOnWire(card);
  return { ...code, owner: { ...code.owner, name: owner_name } };
};
