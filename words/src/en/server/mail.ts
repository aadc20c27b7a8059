/** The pages behind the link that stops a kind of mail. */
export const mail = {
  notValid: "This link is not valid.",
  expired: "This link is no longer valid. You can choose your emails in Settings.",
  stopped: "You will not get these emails any more.",
  stopTitle: "Stop these emails?",
  stop: "Stop these emails",
  moneyGoesOn: "Emails about money and security keep coming. You can change your choice in Settings.",
  done: "Done",
  failed: "This does not work",
};
