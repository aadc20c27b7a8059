import { listFeedback, markFeedback, readFeedback } from "@kalivo/contract/routes/own/admin/feedback.ts";
import type { AdminFeedback } from "@kalivo/contract/shapes/admin.ts";
import type { Queryable } from "#server/db/client.ts";
import { pageOf } from "#server/db/paging.ts";
import type { Api } from "#server/http/route-handler.ts";
import { refusal, reply } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { setRead } from "../../feedback/feedback.queries.ts";
import { logAction } from "../../audit/audit.queries.ts";
import { isoOrNull, listReply } from "../page/list-reply.ts";
import { findFeedback, selectFeedback, type FeedbackRow } from "./feedback.queries.ts";

const UNKNOWN = refusal(404, (say) => say.admin.unknownFeedback);

export function mountFeedbackAdmin(api: Api, { db }: Pick<Services, "db">) {
  api.on(listFeedback, async ({ query }) =>
    listReply(await selectFeedback(db, query.state ?? "unread", pageOf(query)), onWire),
  );

  api.on(readFeedback, ({ params }) => detail(db, params.id));

  api.on(markFeedback, ({ person, params, body, now }) =>
    db.transaction().execute(async (tx) => {
      const changed = await setRead(tx, params.id, body.read ? { by: person.id, at: now } : null);
      if (!changed) return detail(tx, params.id);
      await logAction(
        tx,
        {
          actorId: person.id,
          action: body.read ? "feedback.read" : "feedback.unread",
          target: { kind: "feedback", id: params.id },
          before: { read: !body.read },
          after: { read: body.read },
        },
        now,
      );
      return detail(tx, params.id);
    }),
  );
}

async function detail(db: Queryable, id: number) {
  const found = await findFeedback(db, id);
  return found === null ? UNKNOWN : reply(200, { ...onWire(found), log: found.log });
}

const onWire = ({
  id,
  body,
  person,
  has_log,
  created_at,
  read_at,
  handled_by,
}: FeedbackRow): AdminFeedback => ({
  id,
  body,
  person,
  has_log,
  created_at: created_at.toISOString(),
  read_at: isoOrNull(read_at),
  handled_by,
});
