/** What a payer agrees to when saving a payment method (rule 12); kept by the payment provider. */
export const mandate = {
  text: ({
    association,
    ceiling,
    noticeDays,
  }: {
    association: string;
    ceiling: string;
    noticeDays: string;
  }) =>
    `I allow ${association} to collect my donations once a month from this payment method: the sum of what I pledged, never more than ${ceiling} a month. I am told the exact sum by email at least ${noticeDays} days before each collection, and I can lower it, cancel it or stop at any time.`,
};
