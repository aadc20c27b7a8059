import { DEMO_CLOCK_MONTHS_AHEAD } from "@kalivo/domain/limits.ts";
/** What is said to admins. */
export const admin = {
  mails: {
    unknown: "There is no such email.",
    notAgain: "This email was not given up, or no longer makes sense.",
    over: "This email is over, or leaves at this moment.",
    toAdmins: "It tells the admins what one of them did: it is sent to each of them.",
    endTheCharge: "It is the notice of a charge: end the charge instead, and nothing is left to announce.",
  },
  ownAffair: "This is about yourself, so another admin has to decide it.",
  unknownFeedback: "There is no such feedback.",
  disputes: {
    unknown: "There is no such dispute.",
    notOpen: "Only an open dispute can be accepted; this one is not, or is decided.",
    noAnswer: "The payment provider did not answer. Look again in a minute.",
    unknownPayer: "There is no such payer.",
    nothingToLookAt: "This payer is not stopped by a dispute that is over, or somebody looked at it before.",
    staysStopped: "It stays as it is.",
    nothingStopped: "Nothing is stopped for this payer.",
    goesOn: "Automatic charges and codes work again.",
  },
  refunds: {
    unknown: "Nothing is charged by a statement of this number.",
    tooMuch: (most: string) => `At most ${most} is left of this statement.`,
    notPaid: "Nothing was collected for this statement.",
    underWay: "A refund of this statement is under way already.",
    disputed: "The payer's bank reversed this payment: refunding it as well would pay it twice.",
    nothingLeft: "Nothing of this statement is left to refund.",
    refundedMeanwhile: (refunded: string, left: string) =>
      `Meanwhile ${refunded} of this statement was refunded, and ${left} is left. Nothing more was refunded now: look again before you do.`,
    cameBackMeanwhile: (left: string) =>
      `What is left of this statement has changed: it is ${left} now. Nothing was refunded: look again before you do.`,
  },
  desk: {
    unknown: "There is no statement of this number.",
    notAnnounced:
      "No charge of this statement is announced at this moment, so there is no notice to send again.",
    stopped:
      "This payer is stopped by a dispute: nothing is collected on that day, so there is nothing to announce.",
    onItsWay: "Its notice is on its way already.",
    justSent: (hour: string) =>
      `It was sent once more at ${hour}, a few minutes ago. Wait ten minutes before you send another one.`,
    nobody: "Nobody who decides for this payer got this notice, so there is none to send again.",
  },
  ends: {
    unknown: "Nothing is charged by a statement of this number.",
    over: "This charge has ended already.",
    underWay: "This charge is being collected at this moment. Look again in two minutes.",
    atTheBank:
      "The bank has this direct debit already: it can't be stopped, and ends with the bank’s answer.",
    noAnswer:
      "The payment provider did not give the payment up, so nothing was ended. Try again in a minute.",
    notThere: (reference: string) =>
      `The payment provider does not know the payment ${reference}: it belongs to another account or to its test mode, or to a provider that is not set up here. Look there first: if it was paid there, ending it here would hide that.`,
    ended: "The charge is ended.",
    paid: "It was paid in the meantime, and is booked: nothing was ended.",
  },
  unknownMonth: "There is nothing to collect for this month.",
  workouts: {
    unknown: "There is no such workout.",
    notHeld: "It no longer waits to be checked.",
  },
  newsletters: {
    unknown: "There is no such newsletter.",
    sent: "This newsletter is sent already.",
    tooManyDrafts: (most: number) =>
      `There are ${most} drafts, which is as many as possible. Throw one away first.`,
    gone: "The draft is gone.",
    testSent: "The newsletter is on its way to you alone.",
  },
  payouts: {
    unknownRun: "There is no such payout run.",
    unknownPayout: "There is no such payout.",
    runWaits: "A prepared run waits to be approved or cancelled first.",
    nothingToPay: "Nothing can be paid out now: the list of organisations says why for each.",
    decided: "This run was decided already.",
    ownRun: "You prepared this run. Another admin has to approve it.",
    noAccount: "The association's own account isn't set up yet. The dashboard says what to do first.",
    accountChanged: (organisations: string) =>
      `Since this run was prepared, another bank account counts for ${organisations}. Cancel the run and prepare a new one.`,
    owedLess: (organisations: string) =>
      `Since this run was prepared, less is owed to ${organisations}. Cancel the run and prepare a new one.`,
    booksDiffer:
      "The books don't agree with themselves, so no money leaves now. The page Books says what differs.",
    andMore: (named: string, more: number) => `${named} and ${more} more`,
    contradicted:
      "A statement of the bank does not agree with what is still open in this run. Clear that up first, or confirm the payouts one by one.",
    runNotAtBank: "Nothing of this run is at the bank.",
    payoutNotAtBank: "This payout is not at the bank: it was confirmed, refused or never ordered.",
    beforeOrder: "The run was approved after that day.",
    inFuture: "That day has not come yet.",
    noFileYet: "There is no file before another admin approved the run.",
    runCancelled: "This run was cancelled: it has no file, and nothing of it is paid.",
    fileOver:
      "The bank has the file of this run: it was signed, and its day, or part of it, is over. Given to the bank again, it would pay once more.",
    notSigned:
      "Nobody has written down that this run is signed at the bank. Until somebody does, no payout of it can have left the account or come back.",
    fileTaken:
      "Somebody took the file of this run, so the bank may have it: it cannot be cancelled any more. Where the bank refused it, write down that it was signed, and then mark its payouts as sent back.",
    nothingSeen: "No statement of the bank shows this payout leaving, or somebody has decided it already.",
    paidMeanwhile: (payable: string) =>
      `The organisation is owed only ${payable} now, because another run paid this meanwhile. Cancel that run if nobody took its file; otherwise ask for the money back, or wait until as much is owed again.`,
    stopped: {
      play_money: (organisations: string) =>
        `Part of what ${organisations} is owed was collected by the sandbox of a demo: it never existed and is not paid out.`,
      own_account: (organisations: string) =>
        `The account of ${organisations} is the association's own, from which payouts leave. Propose the right one first.`,
      shared_account: (organisations: string) =>
        `Two organisations have one account: ${organisations}. Propose it again for one of them, saying that this is intended, or propose the right one.`,
      outside_eea: (organisations: string) =>
        `The account of ${organisations} is outside the European Economic Area, where banks ask for more than this file carries. Propose another one, or pay by hand.`,
      left_after_all: (organisations: string) =>
        `A transfer to ${organisations} left the account although it was marked as sent back. Say first, on the page of its run, what happened to it.`,
      came_back: (organisations: string) =>
        `A transfer to ${organisations} came back. Look at its account first: confirm it, or propose another one.`,
    },
    noFileToSign: "Nobody has downloaded the file of this run yet.",
    signedAlready: "This run is marked as signed already.",
    notPaid:
      "This payout was not confirmed as paid, so it cannot come back. Use “Came back” while it is at the bank.",
    returnedAlready: "This payout came back already, and is owed again.",
    beforeItLeft: "It left the account after that day.",
  },
  looks: {
    unknown: "There is no such proposal.",
    decided: "Somebody has looked at this already, or the organisation replaced it. Load the page again.",
    ownWay: "You entered this organisation’s contact or sent its link, so another admin has to show it.",
    noReason: "Say why: the organisation reads it.",
    noAccount: "No bank account counts for this organisation, so there is no holder to rename.",
    cameBack:
      "The transfer of this post is not confirmed any more. Return it, or wait until it is paid again.",
    noContact: "This organisation has no contact. Add an address first.",
    linkSent: "The link is on its way to the contact.",
  },
  imprintFixed: "This is set on the server. Only the person who runs it can change it there.",
  costs: {
    tooMany: (most: number) => `There are ${most} lines already. Take one out first.`,
    unknown: "There is no such line.",
  },
  organisations: {
    nameTaken: "There is an organisation of this name already.",
    changeWaits: "Another bank account waits to be approved or rejected first.",
    contactStays: "A bank account waits: the contact who knows about it stays until then.",
    unknownChange: "There is no such change of a bank account.",
    latinOnly: "Banks carry Latin letters only: write it with those.",
    decided: "This was decided already.",
    ownProposal: "You proposed this bank account. Another admin has to approve it.",
    inUse: "This bank account is in use. Propose another one instead.",
    ownIban: "This is the association's own account: payouts leave from it.",
    keepsItsOwn:
      "This is Kalivo itself: what is given for it is kept for its costs and never transferred. It has no bank account and no contact here.",
    oneAssociation: "Kalivo itself is among the organisations already.",
    outsideEea:
      "This account is outside the European Economic Area. Banks ask for more there than the file of a payout carries: propose an account inside it.",
    sharedWith: (names: string) =>
      `${names} has this account too. If that is intended, propose it again and say so; otherwise one of the two is wrong.`,
    sharedSince: (names: string) =>
      `${names} has this account too since it was proposed. Reject it, and propose it again if that is intended.`,
    nothingCameBack: "Nothing came back from the account in use.",
    iban: {
      not_an_iban: "This is not an IBAN of a country we can pay to. It looks like BE68 5390 0754 7034.",
      wrong_length: "This IBAN has too few or too many characters for its country.",
      wrong_check_digits: "This IBAN has a typing error: its check digits do not fit.",
    },
    communication: {
      not_a_communication: "This is not a structured communication. It looks like +++090/9337/55493+++.",
      wrong_check_digits: "This has a typing error: its last two digits do not fit the others.",
    },
  },
  people: {
    unknown: "There is no such person.",
    notOneself: "You cannot take this from yourself. Another admin can.",
    lastAdmin: "This is the last admin. Make somebody else an admin first.",
    tookLately:
      "You became an admin, or took these rights from somebody, less than a week ago. Another admin can, or the operator of the server.",
    eraseNotOneself: "You cannot erase yourself. Another admin can.",
    eraseNoAdmin: "This person is an admin. Take that away first.",
    alreadyAdmin: "This person is an admin already.",
    unconfirmed: "This person has not confirmed their email address yet.",
    unknownProposal: "There is no such proposal.",
    proposalWaits: "This is proposed already: another admin confirms it.",
    proposalDecided: "This was decided already.",
    ownProposal: "Another admin has to confirm this: not who proposed it, and not whom it is about.",
    madeEachOther:
      "One of you made the other one an admin less than a week ago. A third admin has to decide, or time.",
    notTheirMail: "This is not the email address of this person.",
  },
  clock: {
    settledSince: "The clock cannot go back: a month was closed or collected after that instant.",
    where: "Say where to move the clock: to, or next_step.",
    tooFar: `The demo's clock goes ${DEMO_CLOCK_MONTHS_AHEAD} months ahead in one go at the most, and to the end of 2099.`,
  },
};
