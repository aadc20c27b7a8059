/** One call of the API: what the SDK's types call its parameters and its answer. `[]` is a list of them. */
export type CallShape = {
  method: "GET" | "POST" | "DELETE";
  path: string;
  takes: string;
  gives: string;
};

const call = (route: string, takes: string, gives: string): CallShape => {
  const [method = "", path = ""] = route.split(" ");
  if (method !== "GET" && method !== "POST" && method !== "DELETE") throw new Error(`${method} is no method`);
  return { method, path, takes, gives };
};

/** Every call the fake answers. The schemas are generated for exactly these (`npm run stripe:schemas`). */
export const CALLS: readonly CallShape[] = [
  call("POST /v1/customers", "CustomerCreateParams", "Customer"),
  call("GET /v1/customers/:id", "CustomerRetrieveParams", "Customer|DeletedCustomer"),
  call("POST /v1/customers/:id", "CustomerUpdateParams", "Customer"),
  call("DELETE /v1/customers/:id", "CustomerDeleteParams", "DeletedCustomer"),
  call("GET /v1/customers/:id/payment_methods", "CustomerListPaymentMethodsParams", "PaymentMethod[]"),
  call("POST /v1/checkout/sessions", "Checkout.SessionCreateParams", "Checkout.Session"),
  call("GET /v1/checkout/sessions/:id", "Checkout.SessionRetrieveParams", "Checkout.Session"),
  call("POST /v1/checkout/sessions/:id/expire", "Checkout.SessionExpireParams", "Checkout.Session"),
  call("GET /v1/setup_intents/:id", "SetupIntentRetrieveParams", "SetupIntent"),
  call("GET /v1/setup_intents", "SetupIntentListParams", "SetupIntent[]"),
  call("GET /v1/setup_attempts", "SetupAttemptListParams", "SetupAttempt[]"),
  call("GET /v1/payment_methods", "PaymentMethodListParams", "PaymentMethod[]"),
  call("GET /v1/payment_methods/:id", "PaymentMethodRetrieveParams", "PaymentMethod"),
  call("POST /v1/payment_methods/:id/detach", "PaymentMethodDetachParams", "PaymentMethod"),
  call("GET /v1/mandates/:id", "MandateRetrieveParams", "Mandate"),
  call(
    "GET /v1/billing_portal/configurations",
    "BillingPortal.ConfigurationListParams",
    "BillingPortal.Configuration[]",
  ),
  call(
    "POST /v1/billing_portal/configurations",
    "BillingPortal.ConfigurationCreateParams",
    "BillingPortal.Configuration",
  ),
  call("POST /v1/billing_portal/sessions", "BillingPortal.SessionCreateParams", "BillingPortal.Session"),
  call("POST /v1/payment_intents", "PaymentIntentCreateParams", "PaymentIntent"),
  call("GET /v1/payment_intents", "PaymentIntentListParams", "PaymentIntent[]"),
  call("GET /v1/payment_intents/:id", "PaymentIntentRetrieveParams", "PaymentIntent"),
  call("POST /v1/payment_intents/:id/confirm", "PaymentIntentConfirmParams", "PaymentIntent"),
  call("POST /v1/payment_intents/:id/cancel", "PaymentIntentCancelParams", "PaymentIntent"),
  call("GET /v1/charges/:id", "ChargeRetrieveParams", "Charge"),
  call("POST /v1/refunds", "RefundCreateParams", "Refund"),
  call("GET /v1/refunds", "RefundListParams", "Refund[]"),
  call("GET /v1/refunds/:id", "RefundRetrieveParams", "Refund"),
  call("GET /v1/disputes/:id", "DisputeRetrieveParams", "Dispute"),
  call("POST /v1/disputes/:id/close", "DisputeCloseParams", "Dispute"),
  call("GET /v1/balance_transactions", "BalanceTransactionListParams", "BalanceTransaction[]"),
  call("GET /v1/balance", "BalanceRetrieveParams", "Balance"),
  call("GET /v1/events", "EventListParams", "EventBase[]"),
  call("GET /v1/events/:id", "EventRetrieveParams", "EventBase"),
  call("GET /v1/payouts", "PayoutListParams", "Payout[]"),
  call("GET /v1/payouts/:id", "PayoutRetrieveParams", "Payout"),
];
