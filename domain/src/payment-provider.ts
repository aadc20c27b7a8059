/** Who collects: Stripe, or the demo's sandbox. Their names stand in the books and in the address of their webhook. */
export const PAYMENT_PROVIDERS = ["sandbox", "stripe"] as const;
export type PaymentProviderId = (typeof PAYMENT_PROVIDERS)[number];
