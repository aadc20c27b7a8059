import { randomUUID } from "node:crypto";
import { NOTICE_HOURS } from "@kalivo/domain/limits.ts";
import { formatEuros } from "@kalivo/domain/money/display.ts";
import { isLanguage } from "@kalivo/words/language.ts";
import { mailWords } from "@kalivo/words/mails.ts";
import { Misconfigured, Rejected, type PaymentProvider } from "../../adapters/payment/port.ts";
import type { Services } from "../../services.ts";
import { ensurePayer } from "./ensure-payer.ts";
import { setTeamContact } from "./forget/forget.queries.ts";
import { refreshOpenSetups } from "./methods.ts";
import { readActor, readPayer, setCustomer, type Payer } from "./payment.queries.ts";
import { insertSetup } from "./setups.queries.ts";
import type { PayerOwner } from "../memberships/acting-payer.ts";

type Paying = Services & { payments: PaymentProvider };

/**
 * The provider's page for this person, or for a team this person acts for: set-up while there is no method, the portal
 * afterwards. A team's is always a set-up, which tells who began it: a portal stays open to who is no longer its admin, and
 * does not say who changed the method. Providers are called outside any transaction; every step can be repeated.
 */
export async function portalUrl(services: Paying, owner: PayerOwner, actorId: number): Promise<string> {
  const { db, clock, payments, config } = services;
  const payerId = await ensurePayer(db, owner, clock.now());
  await refreshOpenSetups(services, payerId);
  const [before, actor] = [await readPayer(db, payerId), await readActor(db, actorId)];
  const { customerRef } = await payments.ensureCustomer({
    payerKey: `payer:${payerId}`,
    customerRef: before.provider === payments.id ? before.customerRef : null,
    email: actor.email,
    name: before.name,
    locale: actor.language,
  });
  await setCustomer(db, payerId, payments.id, customerRef);
  if (owner.kind === "team") await setTeamContact(db, payerId, actorId);
  const payer = await readPayer(db, payerId);
  const page = `${config.publicUrl}/stripe${owner.kind === "team" ? `/${owner.id}` : ""}`;
  const visit = { customerRef, page, locale: actor.language, actorId };
  const isSetup = payer.methodState === "none" || owner.kind === "team";
  const portal = isSetup ? null : await openPortal(services, visit);
  return portal ?? startSetup(services, payer, visit);
}

type Visit = { customerRef: string; page: string; locale: string; actorId: number };

const returnTo = ({ page }: Visit) => `${page}?setup=done`;

/** Null: the provider does not open its portal for this customer or account; a set-up can replace the method too. */
async function openPortal({ payments, log }: Paying, visit: Visit): Promise<string | null> {
  const { customerRef, locale } = visit;
  try {
    const { url } = await payments.openPortal({ customerRef, returnUrl: returnTo(visit), locale });
    return url;
  } catch (error) {
    if (!(error instanceof Rejected || error instanceof Misconfigured)) throw error;
    log.warn(
      { err: error, customer: customerRef },
      "the provider's portal is closed; set-up is offered instead",
    );
    return null;
  }
}

async function startSetup(
  { db, clock, payments, config }: Paying,
  payer: Payer,
  visit: Visit,
): Promise<string> {
  const { setupRef, url } = await payments.startMethodSetup({
    customerRef: visit.customerRef,
    setupKey: `setup:${payer.id}:${randomUUID()}`,
    methods: payments.limits.methods,
    mandateText: mandateText(payer, visit.locale, config.associationName),
    locale: visit.locale,
    returnUrl: returnTo(visit),
    cancelUrl: `${visit.page}?setup=cancelled`,
  });
  const begunBy = visit.actorId;
  await insertSetup(db, { payerId: payer.id, begunBy, provider: payments.id, setupRef, now: clock.now() });
  return url;
}

/** Rule 12: the payer agrees to a ceiling and to three days' notice, the basis of later collections. */
function mandateText({ ceilingCents }: Payer, language: string, association: string): string {
  return mailWords(isLanguage(language) ? language : "en").mandate.text({
    association,
    ceiling: formatEuros(ceilingCents),
    noticeDays: String(NOTICE_HOURS / 24),
  });
}
