/** What is said to organisations at their own page. */
export const entrance = {
  unknownLink: "We don't know this link. Copy it whole from the email, or write to us.",
  usedLink: "This link was used. Ask for a new one.",
  oldLink: "This link is too old. Ask for a new one.",
  changedLink: "This link was sent to an address that is not your contact any more. Ask for a new one.",
  closed: "Your page has closed. Ask for a new link, or open the one in your latest email.",
  asked: "If this organisation has a contact, a new link is on its way to that mailbox.",
  confirmed: "Somebody of your organisation has confirmed already.",
  noAccount: "We don't have a bank account of yours yet. Write to us first.",
  noEnglish:
    "The two English descriptions can't be empty: they are shown where another language lacks a text.",
  unknownPayout: "This transfer is not one that has arrived at your account.",
  cameBack: "This transfer came back. Once it is paid again, you can post something for it.",
  hasPost: "There is a post for this transfer already.",
  notPaidAgain: "A post can move once its transfer came back and the money was paid again.",
  thinPicture: (pixels: number, times: number) =>
    `This picture is too small or too thin. Each side needs ${pixels} pixels, and none may be more than ${times} times the other.`,
};
