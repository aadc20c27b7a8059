import {
  askOrganisationLink as askRoute,
  confirmOrganisation as confirmRoute,
  lookAtOrganisationLink as lookRoute,
  moveProof as moveRoute,
  openOrganisationLink as openRoute,
  postProof as postRoute,
  proposeOrganisationWords as wordsRoute,
  readEntrance as pageRoute,
} from "@kalivo/contract/routes/own/entrance.ts";
import { allOrNothing } from "#server/db/all-or-nothing.ts";
import type { Db } from "#server/db/client.ts";
import { refusal, reply, type Refused } from "#server/http/refusal.ts";
import type { Api } from "#server/http/route-handler.ts";
import type { Services } from "#server/services.ts";
import { tellAdmins } from "../../mail/admin-news/tell-admins.ts";
import { insertConfirmation } from "../confirmations.queries.ts";
import { askAgain, enter, lookAtLink, openLink, UNKNOWN_LINK, type Inside } from "./links.ts";
import { moveProof, postProof } from "./post-proof.ts";
import { proposeWords } from "./propose-words.ts";
import { readPage } from "./read-page.ts";

const CONFIRMED = refusal(409, (say) => say.entrance.confirmed);

/** The organisations' own page: without an account, by a link that was mailed to their contact (rule 65). */
export function mountEntrance(api: Api, parts: Pick<Services, "db" | "pool" | "secretKeys">) {
  /** Does something inside, then answers with the page. */
  const inside = async (key: string, now: Date, act: (db: Db, page: Inside) => Promise<Refused | null>) => {
    const entered = await enter(parts, key, now);
    if (!entered.ok) return entered.refusal;
    const page = entered.value;
    return allOrNothing(
      parts,
      async ({ db }) => (await act(db, page)) ?? reply(200, await readPage(db, page, now)),
    );
  };

  api.on(lookRoute, async ({ body, now }) => {
    const link = await lookAtLink(parts, body.token, now);
    return link === null ? UNKNOWN_LINK : reply(200, link);
  });

  api.on(openRoute, async ({ body, now }) => {
    const opened = await openLink(parts, body.token, now);
    if (!opened.ok) return opened.refusal;
    const { key, closesAt } = opened.value;
    return reply(200, { key, closes_at: closesAt.toISOString() });
  });

  api.on(askRoute, async ({ body, say, now }) => {
    await askAgain(parts, body.token, now);
    return reply(200, { message: say.entrance.asked });
  });

  api.on(pageRoute, ({ body, now }) => inside(body.key, now, () => Promise.resolve(null)));

  api.on(confirmRoute, ({ body: { key, name }, now }) =>
    inside(key, now, async (db, { organisationId }) => {
      if (!(await insertConfirmation(db, { organisationId, name }, now))) return CONFIRMED;
      await tellAdmins(db, { event: "organisation_confirmed", id: organisationId }, now);
      return null;
    }),
  );

  api.on(wordsRoute, ({ body: { key, ...sent }, now }) =>
    inside(key, now, (db, { organisationId }) => proposeWords(db, organisationId, sent, now)),
  );

  api.on(postRoute, ({ body, files, now }) =>
    inside(body.key, now, (db, { organisationId }) =>
      postProof(
        db,
        {
          organisationId,
          payoutId: body.payout_id,
          language: body.language,
          text: body.text,
          pictureText: body.picture_text ?? null,
          file: files.find(({ field }) => field === "picture"),
        },
        now,
      ),
    ),
  );

  api.on(moveRoute, ({ body, now }) =>
    inside(body.key, now, (db, { organisationId }) =>
      moveProof(db, { organisationId, postId: body.post_id, payoutId: body.payout_id }),
    ),
  );
}
