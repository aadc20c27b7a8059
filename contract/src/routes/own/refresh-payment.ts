import { z } from "zod";
import { defineRoute } from "../../route.ts";

/** For the page a payer comes back to: the provider's webhook may still be under way. */
export const refreshPayment = defineRoute({
  method: "POST",
  path: "/api/payment/refresh",
  summary:
    "Asks the provider what became of the person's open set-ups. Says whether there is a working method now.",
  access: "person",
  ok: { 200: z.object({ active: z.boolean() }) },
});
