import {
  changeAddress as changeRoute,
  confirmAddress as confirmRoute,
  sendAddressCode as sendRoute,
} from "@kalivo/contract/routes/own/address.ts";
import type { Api } from "#server/http/route-handler.ts";
import { reply } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { addressMails, sendCodeAgain } from "./ask-for-confirmation.ts";
import { beginChange } from "./change-address.ts";
import { confirmByCode } from "./confirm-address.ts";

/** Confirms and changes mail addresses (rule 38). */
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
}
