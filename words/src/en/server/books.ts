/** What a journal books, by its kind; a new one goes by its kind until it has its words here. */
const journals: Readonly<Record<string, string>> = {
  charge_succeeded: "Donation received",
  fee: "Fee of the payment provider",
  debit_submitted: "Direct debit submitted",
  debit_ended: "Direct debit answered",
  refund: "Refund",
  refund_failed: "Refund that didn't arrive",
  dispute_opened: "Dispute opened",
  dispute_fee: "Fee for a dispute corrected",
  dispute_won: "Dispute won",
  dispute_lost: "Dispute lost",
  release: "Released to the organisations",
  payout_ordered: "Payout ordered",
  payout_paid: "Payout left the account",
  payout_rejected: "Payout refused by the bank",
  payout_cancelled: "Payout called off before it went to the bank",
  payout_left: "Payout left the account after all",
  payout_returned: "Payout came back",
  provider_payout_sent: "Payment provider pays out",
  provider_payout_arrived: "Payout of the provider arrived",
  provider_payout_recalled: "Payout of the provider withdrawn",
  provider_payout_withdrawn: "Payment provider took what was missing there from the account",
  provider_payout_withdrawal_back: "Bank refused what the provider wanted to take",
  provider_payout_returned: "Payout of the provider came back",
  provider_cost: "Cost of the payment provider",
};

/** The ledger as an accountant reads it: its accounts, and what each kind of journal books. */
export const books = {
  accounts: {
    donor_receivable: "Donors: direct debits under way",
    uncollected: "Direct debits under way, not collected yet",
    disputed_funds: "Payments disputed with banks",
    org_held: "Owed to organisations, on hold",
    org_payable: "Owed to organisations, payable",
    org_in_transit: "Owed to organisations, ordered from the bank",
    org_kept: "Kept of what was given for the association",
    bank: "Bank account",
    provider_clearing: "Account at the payment provider",
    provider_in_transit: "Transfers from the payment provider on their way",
    dispute_losses: "Losses paid by the association",
    provider_fees: "Fees of the payment provider",
    dispute_fees: "Fees for disputes",
  },
  /** An account of one organisation, or at one provider. */
  accountOf: (account: string, whose: string) => `${account}: ${whose}`,
  journals,
};
