/** Who collects: Stripe, or the demo's sandbox. The ids are stored in the books and part of the webhook's address. */
export const PAYMENT_PROVIDERS = ["sandbox", "stripe"] as const;
export type PaymentProviderId = (typeof PAYMENT_PROVIDERS)[number];
