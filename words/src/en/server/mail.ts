/** The pages behind the link that stops a kind of mail. */
export const mail = {
  notValid: "This link is not valid.",
  expired: "This link is no longer valid. You can choose your emails in Settings.",
  stopped: "You won't get these emails any more.",
  stopTitle: "Stop these emails?",
  stop: "Stop these emails",
  moneyGoesOn: "We still send emails about money and security. You can change your choice in Settings.",
  done: "Done",
  failed: "This didn't work",
};
