import * as api from "../../api-paths.ts";
import { defineRoute } from "../../route.ts";
import { Message } from "../../wire.ts";
import { PAYMENT_PROVIDERS } from "@kalivo/domain/payment-provider.ts";
import { z } from "zod";

/** Raw body: the signature covers the raw bytes. */
export const paymentWebhook = defineRoute({
  method: "POST",
  path: api.paymentWebhook,
  summary: "Events of the payment provider, signed. Stored once, answered at once.",
  access: "anybody",
  params: z.object({ provider: z.enum(PAYMENT_PROVIDERS) }),
  limits: { bytes: 1_000_000, parts: 0 },
  ok: { 200: Message },
  refusals: [400, 404],
});
