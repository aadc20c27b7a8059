import type { books as english } from "../../en/server/books.ts";
/** What a journal books, by its kind; a new one goes by its kind until it has its words here. */
const journals: Readonly<Record<string, string>> = {
  charge_succeeded: "Spende eingegangen",
  fee: "Gebühr des Zahlungsdienstes",
  debit_submitted: "Lastschrift eingereicht",
  debit_ended: "Lastschrift beantwortet",
  refund: "Erstattung",
  refund_failed: "Erstattung, die nicht ankam",
  dispute_opened: "Zahlung bestritten",
  dispute_fee: "Gebühr für eine bestrittene Zahlung berichtigt",
  dispute_won: "Bestrittene Zahlung gewonnen",
  dispute_lost: "Bestrittene Zahlung verloren",
  release: "Für die Organisationen freigegeben",
  payout_ordered: "Auszahlung angewiesen",
  payout_paid: "Auszahlung vom Konto abgegangen",
  payout_rejected: "Auszahlung von der Bank abgelehnt",
  payout_cancelled: "Auszahlung abgesagt, bevor sie zur Bank ging",
  payout_left: "Auszahlung doch vom Konto abgegangen",
  payout_returned: "Auszahlung zurückgekommen",
  provider_payout_sent: "Zahlungsdienst zahlt aus",
  provider_payout_arrived: "Auszahlung des Zahlungsdienstes angekommen",
  provider_payout_recalled: "Auszahlung des Zahlungsdienstes zurückgezogen",
  provider_payout_withdrawn: "Zahlungsdienst hat Fehlendes vom Konto genommen",
  provider_payout_withdrawal_back: "Bank hat abgelehnt, was der Zahlungsdienst nehmen wollte",
  provider_payout_returned: "Auszahlung des Zahlungsdienstes zurückgekommen",
  provider_cost: "Kosten des Zahlungsdienstes",
};

/** The ledger as an accountant reads it: its accounts, and what each kind of journal books. */
export const books: typeof english = {
  accounts: {
    donor_receivable: "Unterstützer: laufende Lastschriften",
    uncollected: "Laufende Lastschriften, noch nicht eingezogen",
    disputed_funds: "Bei Banken bestrittene Zahlungen",
    org_held: "Organisationen geschuldet, zurückgestellt",
    org_payable: "Organisationen geschuldet, auszahlbar",
    org_in_transit: "Organisationen geschuldet, bei der Bank angewiesen",
    org_kept: "Behalten von dem, was für die Vereinigung gegeben wurde",
    bank: "Bankkonto",
    provider_clearing: "Konto beim Zahlungsdienst",
    provider_in_transit: "Überweisungen des Zahlungsdienstes, unterwegs",
    dispute_losses: "Verluste, von der Vereinigung gezahlt",
    provider_fees: "Gebühren des Zahlungsdienstes",
    dispute_fees: "Gebühren für bestrittene Zahlungen",
  },
  /** An account of one organisation, or at one provider. */
  accountOf: (account: string, whose: string) => `${account}: ${whose}`,
  journals,
};
