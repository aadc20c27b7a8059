import { blacklistOrganisations as blacklistRoute } from "@kalivo/contract/routes/blacklist-organisations.ts";
import { openPortal } from "@kalivo/contract/routes/open-portal.ts";
import { paymentWebhook } from "@kalivo/contract/routes/own/payment-webhook.ts";
import { refreshPayment } from "@kalivo/contract/routes/own/refresh-payment.ts";
import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import { ADULT_AGE_YEARS } from "@kalivo/domain/limits.ts";
import { ageGroup } from "@kalivo/domain/people/age.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  BadSignature,
  Misconfigured,
  OutcomeUnknown,
  RateLimited,
  Rejected,
  type PaymentProvider,
  type ProviderEvent,
} from "../../adapters/payment/port.ts";
import { mountApi, type Api } from "../../http/route-handler.ts";
import { refusal, reply, type Refused } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { actingPayer } from "../memberships/acting-payer.ts";
import { blacklistOrganisations } from "./blacklist-organisations.ts";
import { refreshSetupsOf } from "./methods.ts";
import { isEmailConfirmed } from "../people/confirmed-email.queries.ts";
import { portalUrl } from "./open-portal.ts";
import { keepEvent } from "./events/provider-events.ts";
import { readBirthday, readMethodState } from "./payment.queries.ts";

/** Opens the provider's pages, and receives its webhooks. */
export async function mountPayment(app: FastifyInstance, api: Api, services: Services) {
  const { db, payments } = services;
  api.on(openPortal, async ({ person, query, now }) => {
    const acting = await actingPayer(db, person.id, query.teamId);
    if (!acting.ok) return acting.refusal;
    if (payments === null) return refusal(503, (say) => say.giving.noPayments);
    if (!(await isEmailConfirmed(db, person.id)))
      return refusal(403, (say) => say.accounts.addressUnconfirmed);
    if (ageGroup(await readBirthday(db, person.id), brusselsDay(now)) !== "adult") {
      return refusal(403, (say) => say.giving.methodFromAge(ADULT_AGE_YEARS));
    }
    return whileReachable(services, async () =>
      reply(200, { url: await portalUrl({ ...services, payments }, acting.value, person.id) }),
    );
  });

  api.on(refreshPayment, async ({ person, body }) => {
    const acting = await actingPayer(db, person.id, body.team_id);
    if (!acting.ok) return acting.refusal;
    return whileReachable(services, async () => {
      await refreshSetupsOf(services, acting.value);
      return reply(200, { active: (await readMethodState(db, acting.value)) === "active" });
    });
  });

  api.on(blacklistRoute, async ({ person, body, say }) => {
    const acting = await actingPayer(db, person.id, body.team_id);
    if (!acting.ok) return acting.refusal;
    const list = { chosen: body.organisations, before: body.before };
    const refused = await blacklistOrganisations(db, acting.value, list);
    return refused ?? reply(200, { message: say.giving.choiceSaved });
  });

  await app.register(async (scope) => mountWebhook(scope, services));
}

/** The provider does not answer, or refuses our request: nothing is lost, and the payer can try again. */
async function whileReachable<T>({ log }: Services, act: () => Promise<T>): Promise<T | Refused> {
  try {
    return await act();
  } catch (error) {
    const passing = error instanceof OutcomeUnknown || error instanceof RateLimited;
    if (!passing && !(error instanceof Misconfigured || error instanceof Rejected)) throw error;
    log[passing ? "warn" : "error"]({ err: error }, "the payment provider did not give a page");
    return refusal(503, (say) => say.giving.pageUnreachable);
  }
}

/** In its own Fastify scope, because the signature covers the raw bytes: nothing may parse them first. */
function mountWebhook(scope: FastifyInstance, services: Services) {
  const { db, payments, log } = services;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));
  mountApi(scope, services).on(paymentWebhook, async ({ params, raw, say, now }) => {
    if (payments === null || payments.id !== params.provider)
      return refusal(404, ({ request }) => request.notFound);
    const event = verified(services, payments, raw);
    if (event === null) return refusal(400, ({ request }) => request.unsigned);
    if (event.livemode !== payments.limits.livemode) {
      log.warn({ event: event.id, livemode: event.livemode }, "an event of the provider's other mode");
      return reply(200, { message: say.giving.otherMode });
    }
    await keepEvent(db, payments.id, event, now);
    return reply(200, { message: say.giving.received });
  });
}

/** Null: the signature is not valid. */
function verified(
  { log, traces }: Services,
  payments: PaymentProvider,
  { body, headers }: FastifyRequest,
): ProviderEvent | null {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const single = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value[0] : value,
  ]);
  try {
    return payments.parseEvent(bytes, Object.fromEntries(single));
  } catch (error) {
    if (!(error instanceof BadSignature)) throw error;
    traces.record("webhook_refused");
    log.warn({ provider: payments.id, why: error.message }, "a webhook was refused");
    return null;
  }
}
