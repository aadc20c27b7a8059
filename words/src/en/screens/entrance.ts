import { ENTRANCE_HOURS } from "@kalivo/domain/limits.ts";

/** The page of an organisation behind its link, read by people who have no account. */
export const entrance = {
  title: "Your page",
  link: {
    open: (organisation: string) => `This opens the page of ${organisation}.`,
    sentTo: (address: string) =>
      `The link was sent to ${address}. If that isn't your mailbox, close this page.`,
    stays: `It works once, and the page then stays open here for ${ENTRANCE_HOURS} hours.`,
    action: "Open your page",
    used: (day: string) => `This link was used on ${day}.`,
    old: (day: string) => `This link was valid until ${day}.`,
    changed: "This link was sent to an address that is not the contact any more.",
    unknown: "We don't know this link. Copy it whole from the email, or write to us.",
    closed: `Your page stayed open for ${ENTRANCE_HOURS} hours, or its contact changed.`,
    again: "Send a new link to the contact",
  },
  /** A link to the app's own pages. */
  books: "Open books",
  confirm: {
    title: "You take part",
    help: (organisation: string) =>
      `Donations collected here are passed on to ${organisation}. Tell us once that you agree and that your name and logo may be shown.`,
    name: "Your name",
    nameHelp: "We keep it; only the day is shown.",
    action: "We take part",
    done: (name: string, day: string) => `${name} confirmed on ${day}.`,
    undo: "Not right any more? Write to us.",
  },
  words: {
    title: "Your texts",
    help: "We look at each change before it is shown.",
    languages: { en: "English", fr: "French", nl: "Dutch", de: "German" },
    short: "In one sentence",
    long: "Who you are and what you do",
    result: "What came of the money",
    missing: "Without this text, English is shown.",
    holder: "Account holder's name",
    holderHelp: (iban: string) =>
      `For the account ${iban}. Another number? Write to us: two people here check it, and it counts a week later.`,
    noAccount: "We don't know your account yet. Write to us.",
    action: "Send the texts",
    waiting: (day: string) => `Sent on ${day}. We'll look at it soon; sending again replaces it.`,
    approved: "Your last change was accepted.",
    returned: (why: string) => `We couldn't show your last change: ${why}`,
    same: "Nothing has changed.",
  },
  posts: {
    title: "Show what it did",
    help: "A picture and two sentences for each transfer. Everybody can see them.",
    none: "No transfer has reached your account yet. You will see it here once it has.",
    payout: (amount: string, day: string) => `${amount} on ${day}`,
    write: "Write something",
    again: "Write it again",
    picture: "Picture",
    pictureHelp: "Only people who agreed. Children can't be recognised.",
    pictureText: "What can be seen in it",
    pictureTextHelp: "For people who don't see the picture.",
    language: "Language of your text",
    text: "Two sentences",
    textHelp: "Plain text, without links.",
    action: "Send the post",
    close: "Close",
    waiting: "Sent. We'll look at it soon.",
    shown: "Shown to everybody: on your page and in the open books.",
    returned: (why: string) => `Not shown: ${why}`,
    cameBack: (day: string) => `This transfer came back on ${day}. We owe you the money again.`,
    paidAgain: (back: string, again: string) =>
      `This transfer came back on ${back}. The money was paid again on ${again}.`,
    move: (amount: string, day: string) => `Move it to the transfer of ${amount} on ${day}`,
  },
  saved: "Saved",
};
