import { followNoticeLink, readNoticeLink } from "@kalivo/contract/routes/own/statements.ts";
import type { Api } from "#server/http/route-handler.ts";
import { fieldRefusal, refusal, reply, type Refused } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { describeLink } from "./describe-link.ts";
import type { LinkRefusal } from "./find-link.ts";
import { followLink } from "./follow-link.ts";

const REFUSALS = {
  forged: refusal(404, (say) => say.giving.link.forged),
  expired: refusal(410, (say) => say.giving.link.expired),
  "used-up": refusal(410, (say) => say.giving.link["used-up"]),
  "not-yours": refusal(410, (say) => say.giving.link["not-yours"]),
  moved: refusal(410, (say) => say.giving.link.moved),
  "not-lower": fieldRefusal("due_in_euros", (say) => say.giving.notLower),
  amount: fieldRefusal("due_in_euros", (say) => say.fields.problems.wholeCents()),
} as const satisfies Record<LinkRefusal["kind"], Refused>;

const FOLLOWED_AN_HOUR = 10;
const AN_HOUR = 3600;

/** The links of the notice: no sign-in, the token is the permission. */
export function mountNoticeLinks(api: Api, services: Services) {
  api.on(readNoticeLink, async ({ params, now }) => {
    const described = await describeLink(services, params.token, now);
    return described.ok ? reply(200, described.value) : REFUSALS[described.refusal.kind];
  });

  // Limited by link, wherever it is followed from: each use may begin a session at the provider.
  const following = services.limits("notice-link", FOLLOWED_AN_HOUR, AN_HOUR);
  api.on(followNoticeLink, async ({ params, body, say, now }) => {
    const tooMany = await following.consume(params.token);
    if (tooMany !== null) return tooMany;
    const wish = { token: params.token, euros: body.due_in_euros, cancel: body.cancel === "yes" };
    const followed = await followLink(services, wish, now);
    if (!followed.ok) return REFUSALS[followed.refusal.kind];
    const { kind, url, cancelled, rest } = followed.value;
    if (rest !== undefined) return reply(200, { message: say.giving.rest[rest] });
    if (cancelled !== undefined)
      return reply(200, {
        message: cancelled ? say.giving.stoppedAndCancelled : say.giving.stoppedNotCancelled,
      });
    return reply(200, { message: say.giving.linkSaid[kind], ...(url !== undefined && { url }) });
  });
}
