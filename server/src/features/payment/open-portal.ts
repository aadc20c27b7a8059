import { randomUUID } from "node:crypto";
import { NOTICE_HOURS } from "@kalivo/domain/limits.ts";
import { formatEuros } from "@kalivo/domain/money/display.ts";
import { isLanguage } from "@kalivo/words/language.ts";
import { mailWords } from "@kalivo/words/mails.ts";
import type { PaymentProvider } from "../../adapters/payment/port.ts";
import type { Services } from "../../services.ts";
import { ensurePayer } from "./ensure-payer.ts";
import { setTeamContact } from "./forget/queries.ts";
import { refreshOpenSetups } from "./methods.ts";
import { insertSetup, readActor, readPayer, setCustomer, type Payer, type PayerOwner } from "./queries.ts";

/**
 * The provider's page for this person, or for a team this person acts for: set-up while there is no method, the portal
 * afterwards. Vendors are asked outside any transaction; every step can be repeated.
 */
export async function portalUrl(
  services: Services & { payments: PaymentProvider },
  owner: PayerOwner,
  actorId: number,
): Promise<string> {
  const { db, clock, payments, config } = services;
  const payerId = await ensurePayer(db, owner, clock.now());
  await refreshOpenSetups(services, payerId);
  const [before, actor] = [await readPayer(db, payerId), await readActor(db, actorId)];
  const { customerRef } = await payments.ensureCustomer({
    payerKey: `payer:${payerId}`,
    email: actor.email,
    name: before.name,
    locale: actor.language,
  });
  await setCustomer(db, payerId, payments.id, customerRef);
  if (owner.kind === "team") await setTeamContact(db, payerId, actorId);
  const payer = await readPayer(db, payerId);
  const page = `${config.publicUrl}/stripe${owner.kind === "team" ? `/${owner.id}` : ""}`;
  const returnUrl = `${page}?setup=done`;
  if (payer.methodState !== "none") {
    const { url } = await payments.openPortal({ customerRef, returnUrl, locale: actor.language });
    return url;
  }
  const { setupRef, url } = await payments.startMethodSetup({
    customerRef,
    setupKey: `setup:${payerId}:${randomUUID()}`,
    methods: payments.limits.methods,
    mandateText: mandateText(payer, actor.language, config.associationName),
    returnUrl,
    cancelUrl: `${page}?setup=cancelled`,
  });
  await insertSetup(db, { payerId, provider: payments.id, setupRef, now: clock.now() });
  return url;
}

/** Rule 12: the payer agrees to a ceiling and to three days' notice, which is what later collections rest on. */
function mandateText({ ceilingCents }: Payer, language: string, association: string): string {
  return mailWords(isLanguage(language) ? language : "en").mandate.text({
    association,
    ceiling: formatEuros(ceilingCents),
    noticeDays: String(NOTICE_HOURS / 24),
  });
}
