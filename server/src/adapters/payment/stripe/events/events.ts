import { BadSignature, type ProviderEvent } from "../../port.ts";
import { askEach } from "../errors.ts";
import { seconds, type StripeAccount } from "../stripe-account.ts";
import { EVENT_TYPES, EventBody, readDelivery, readEvent } from "./read-event.ts";

const SIGNATURE_HEADER = "stripe-signature";
const TOLERANCE_SECONDS = 300;
const PAGE = 100;

/**
 * Reads a delivery from its raw bytes.
 * @throws BadSignature when none of our secrets signed it, it is more than 5 minutes old, or it is no event
 */
export function parseEvent(
  account: StripeAccount,
  rawBody: Uint8Array,
  headers: Readonly<Record<string, string | undefined>>,
): ProviderEvent {
  const header = headers[SIGNATURE_HEADER] ?? "";
  refuseFromTheFuture(account, header);
  const parsed = EventBody.safeParse(verified(account, rawBody, header));
  if (!parsed.success) throw new BadSignature("the body is not an event");
  return readDelivery(account, parsed.data);
}

/** Accepts two secrets during a rotation. */
function verified(
  { stripe, webhookSecrets, wallClock }: StripeAccount,
  rawBody: Uint8Array,
  header: string,
): unknown {
  const now = wallClock.now().getTime();
  let why = "no secret is set";
  for (const secret of webhookSecrets) {
    try {
      const event: unknown = stripe.webhooks.constructEvent(
        Buffer.from(rawBody),
        header,
        secret,
        TOLERANCE_SECONDS,
        undefined,
        now,
      );
      return event;
    } catch (error) {
      // Any other error means a signed body that cannot be read.
      why = error instanceof Error ? (error.message.split("\n")[0] ?? error.name) : String(error);
    }
  }
  throw new BadSignature(why);
}

/** The SDK refuses old signatures; one from the future would stay valid until then. */
function refuseFromTheFuture({ wallClock }: StripeAccount, header: string) {
  const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1] ?? 0);
  if (signedAt - seconds(wallClock.now()) > TOLERANCE_SECONDS)
    throw new BadSignature("the signature is of a time to come");
}

/** Stripe keeps events for 30 days and lists the newest first; a longer gap is closed by polling payments in progress. */
export async function* eventsSince(account: StripeAccount, since: Date): AsyncIterable<ProviderEvent> {
  const events = askEach(() =>
    account.stripe.events.list({ created: { gte: seconds(since) }, types: [...EVENT_TYPES], limit: PAGE }),
  );
  for await (const event of events) yield readEvent(EventBody.parse(event));
}
