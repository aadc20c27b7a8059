export const adminNews = {
  subject: (app: string, title: string) => `${app}: ${title}`,
  titles: {
    grant_proposed: "a new admin is proposed",
    grant_done: "there is a new admin",
    grant_objected: "a new admin was objected to",
    granted_by_operator: "an admin was made by the command line",
    revoked: "somebody is no longer an admin",
    factor_added: "an admin added a second factor",
    factor_reset: "an admin’s second factor was taken away",
    erase_proposed: "the erasure of a person is proposed",
    erase_objected: "an erasure was objected to",
    erased: "a person was erased",
    exported: "an admin took all data of a person",
    iban_proposed: "a bank account is proposed",
    iban_approved: "a bank account changes in a week",
    iban_rejected: "a bank account was rejected",
    iban_in_force: "a bank account is in force",
    contact_changed: "an organisation has another contact",
    contact_left: "you are no longer the contact",
    organisation_confirmed: "an organisation confirmed that it takes part",
    run_approved: "a payout run was approved",
    run_recalled: "an approved payout run was cancelled",
    payout_returned: "a payout came back",
    refund_asked: "an admin refunds a payment",
    refund_of_released: "an admin refunds what was released",
    dispute_accepted: "an admin accepts a dispute",
  },
  events: {
    grant_proposed: (days: number) =>
      `An admin proposes a new one. Another admin can confirm it; otherwise it comes into force in ${days} days. Until then every admin can object, and then nothing happens.`,
    grant_done: () => "From now on this person sees the admin pages and may decide over money.",
    grant_objected: () => "Nothing happens: this person does not become an admin.",
    granted_by_operator: () =>
      "The operator of the server made this person an admin. From now on they may decide over money.",
    revoked: () => "From now on this person does not see the admin pages.",
    factor_added: () =>
      "This admin opens the admin pages with it from now on. If you do not expect it, ask them, and not by email.",
    factor_reset: () =>
      "The operator of the server took away this admin’s second factor. They set up another one at their next visit.",
    erase_proposed: () =>
      "An admin proposes to erase this person. It happens once another admin confirms it, and cannot be undone; every admin can object.",
    erase_objected: () => "Nothing happens: this person stays.",
    erased: () => "Two admins, or the operator of the server, erased this person. This cannot be undone.",
    exported: () =>
      "An admin downloaded everything that is kept about this person, health data included. That is for answering the person’s own request.",
    iban_proposed: () =>
      "An admin proposes to pay this organisation on another bank account. Another admin decides.",
    iban_approved: () =>
      "Payouts to this organisation go to this account from the day below. Until then every admin can reject it.",
    iban_rejected: () => "Payouts do not go to this account.",
    iban_in_force: () => "Payouts to this organisation go to this account from now on.",
    contact_changed: () =>
      "From now on changes of this organisation’s bank account are told to another address, or to none.",
    contact_left: () =>
      "An admin entered another address, or none. From now on changes of this organisation’s bank account are told there.",
    organisation_confirmed: () =>
      "Everybody reads since when on its page. If its contact did not do this, take the confirmation back.",
    run_approved: () => "Its file can be taken to the bank.",
    run_recalled: () => "Nobody had taken its file. The whole amount is owed to the organisations again.",
    payout_returned: () =>
      "A transfer to this organisation left the association’s account and came back. The organisation is owed it again; no run pays there before an admin has looked at the account.",
    refund_asked: () =>
      "The amount goes back to the card or account that paid. The organisations give what they have not received yet.",
    refund_of_released: () =>
      "The amount goes back to the card or account that paid. The organisations have received it already, so the association bears it.",
    dispute_accepted: () =>
      "The amount stays with the payer’s bank. What the organisations have not received yet goes back; the association bears the rest, and the bank’s fee.",
  },
  labels: {
    person: "Person",
    former: (id: number) => `Person ${id}`,
    by: "By",
    organisation: "Organisation",
    account: "Bank account",
    holder: "Account holder",
    effectiveOn: "From",
    payouts: "Payouts",
    amount: "Together",
    returned: "Came back",
    returnedOn: "On",
    statement: "Statement",
    refund: "Refund",
    disputed: "Disputed",
  },
  notRight: "If this is not right, open the admin pages now and object, reject or revoke it.",
  notRightNow: "If this is not right, talk to the other admins now, and not by email.",
  notRightContact: (mail: string) => `If this is not right, write to ${mail} right away.`,
  button: "Open the admin pages",
  reason: "You get this email because you are an admin, or were one.",
  reasonContact: "You get this email because this address is the contact of your organisation.",
};
