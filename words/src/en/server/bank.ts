/** What a bank's file is refused with, and why one of its entries is left over. */
export const bank = {
  oneFile: "One file at a time: choose the one that is to be read first.",
  noFile: "Choose the statement's file first.",
  unread: {
    unknown_format:
      "This is neither a camt.053 (XML) nor a CODA file. Download one of them from the bank's pages.",
    broken_xml:
      "This file is broken or not whole: its XML ends, or goes wrong, in the middle. Download it again.",
    document_type: "This file declares a document type, which no bank does. It is not read.",
    another_message:
      "This is another kind of message than a statement of the account (camt.053). Download the statement of a day or month that is over.",
    truncated: "This file is not whole: records are missing. Download it again.",
    not_euros: "This statement is not in euros.",
    no_balances: "This statement does not say its first or its last balance, or what it is called.",
    does_not_add_up:
      "This statement does not add up: its first balance and its entries do not make its last balance.",
    not_an_amount: "An amount in this file is none, or is finer than a cent.",
    not_a_day: "A day in this file is none.",
    no_account: "This file does not say of which account it is.",
    not_a_record: "This is not CODA as the banks' standard says: a record is too long or in the wrong place.",
  },
  at: (sentence: string, place: number) => `${sentence} (Line or entry ${place}.)`,
  noOwnAccount: "The association's own account isn't set up yet. The dashboard says what to do first.",
  otherAccount: (end: string) =>
    `This statement is of another account, ending in ${end}. Nothing was booked.`,
  unknownDiscrepancy: "There is no such entry.",
  endedAlready: "Another admin has cleared this up already.",
  nothingNew: "There is nothing to book: everything of ours in it is booked already.",
  changed: "The books changed since you looked. Look again; nothing was booked.",
  why: {
    other_amount: (expected: string) =>
      `The reference is ours, but the amount is not: it should be ${expected}.`,
    batch_sum: (expected: string) =>
      `One amount for a whole run, but not the amount of what is still at the bank: ${expected}.`,
    provider_amount: (expected: string) =>
      `It names a transfer of the payment provider, but the amount is not: it should be ${expected}. Ask the provider.`,
    batch_given_up: (sum: string) =>
      `One amount for a whole run, although ${sum} was marked as sent back: it left all the same. Say on the page of the run what happened to each, then read this statement again.`,
    from_elsewhere: (end: string | null) =>
      `It names a payout of ours, but is no return of the bank and comes from ${end === null ? "an account that is not told" : `another account, ending in ${end}`}. If it is that money all the same, mark it as come back on the page of its run.`,
    no_such_run:
      "The reference looks like one of ours, but there is no such run. Ask the bank who ordered it, and tell the other admins.",
    parts_differ:
      "It lists payouts of ours, but together they do not make its amount, so nobody can say which of them moved. Ask the bank for the list of its transfers.",
    no_reference:
      "The account and the amount are those of a payout, but our reference is missing. If it is this payout, confirm it on the page of its run.",
    other_account: "The reference is ours, but it went to another account than the one that was approved.",
    other_debtor: "The reference is ours, but the run is paid from another account.",
    not_ordered: "The run with this reference was never approved.",
    before_order: "It left the account before its run was approved.",
    in_the_future: "That day has not come yet.",
    given_up:
      "It left the account, but was marked as sent back. We don't pay it again before somebody says on the page of its run what happened to it.",
    paid_twice: "This payout left the account twice. Ask the bank to take one of them back.",
    returned_twice: "This payout came back a second time.",
    never_left: "It came back, but the statement on which it left was not booked yet. Book that one first.",
    before_it_left: "It came back before the day on which it left.",
  },
};
