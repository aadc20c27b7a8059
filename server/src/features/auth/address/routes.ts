import {
  changeAddress as changeRoute,
  confirmAddress as confirmRoute,
  sendAddressCode as sendRoute,
} from "@kalivo/contract/routes/own/address.ts";
import { followMailLink, readMailLink } from "@kalivo/contract/routes/own/mail-links.ts";
import type { Api } from "../../../http/mount.ts";
import { reply } from "../../../http/refusal.ts";
import type { Services } from "../../../services.ts";
import { addressMails, sendCodeAgain } from "./ask-for-confirmation.ts";
import { beginChange } from "./change-address.ts";
import { confirmByCode } from "./confirm-address.ts";
import { describeLink, followLink } from "./mail-links.ts";

/** Whose mailbox an address is, and its change (rule 38). */
export function mountAddress(api: Api, services: Services) {
  const mails = addressMails(services.limits);

  api.on(confirmRoute, async ({ person, body, say, now }) => {
    const refused = await confirmByCode(services, person.id, body.code, now);
    return refused ?? reply(200, { message: say.accounts.addressConfirmed });
  });

  api.on(sendRoute, async ({ person, say, now }) => {
    const refused = await sendCodeAgain(services, mails, person.id, now);
    return refused ?? reply(200, { message: say.accounts.codeSent });
  });

  api.on(changeRoute, async ({ person, body, say, now }) => {
    const refused = await beginChange(services, mails, { person, ...body }, now);
    return refused ?? reply(200, { message: say.accounts.codeSent });
  });

  api.on(readMailLink, async ({ params, now }) => {
    const link = await describeLink(services, params.token, now);
    return "refused" in link ? link : reply(200, link);
  });

  api.on(followMailLink, async ({ params, say, now }) => {
    const done = await followLink(services, params.token, now);
    if (typeof done !== "string") return done;
    return reply(200, { message: say.accounts.linkDone[done], action: done });
  });
}
