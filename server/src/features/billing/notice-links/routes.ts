import { followNoticeLink, readNoticeLink } from "@kalivo/contract/routes/own/statements.ts";
import type { Api } from "../../../http/mount.ts";
import { refusal, reply } from "../../../http/refusal.ts";
import type { Services } from "../../../services.ts";
import { describeLink, followLink, type Followed, type LinkRefusal } from "./follow-link.ts";

const REFUSALS = {
  forged: refusal(404, "This link is not one of ours."),
  expired: refusal(410, "This link has expired."),
  "used-up": refusal(410, "This was done before, or the month is already being collected."),
} as const satisfies Record<LinkRefusal["kind"], ReturnType<typeof refusal>>;

const SAID = {
  cancel: "This month will not be collected.",
  drop_line: "This line was taken out of the month.",
  stop_pledge: "You no longer support this person.",
  change_method: "Choose your new payment method.",
} as const satisfies Record<Followed["kind"], string>;

/** The one-tap links of the notice: no sign-in, the token is the permission. */
export function mountNoticeLinks(api: Api, services: Services) {
  api.on(readNoticeLink, async ({ params, now }) => {
    const described = await describeLink(services, params.token, now);
    return described.ok ? reply(200, described.value) : REFUSALS[described.refusal.kind];
  });

  api.on(followNoticeLink, async ({ params, now }) => {
    const followed = await followLink(services, params.token, now);
    if (!followed.ok) return REFUSALS[followed.refusal.kind];
    const { kind, url } = followed.value;
    return reply(200, { message: SAID[kind], ...(url !== undefined && { url }) });
  });
}
