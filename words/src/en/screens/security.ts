/** Confirming an address, passwords, sign-ins and the end of an account. */
export const security = {
  code: "Code from our email",
  codeSentTo: (email: string) =>
    `We sent a code to ${email}. It shows us that our notices about money reach you.`,
  codeMissing: "Enter the six digits of our email first, or open the link in it.",
  codeForm: "The code has six digits.",
  sendAgain: "Send the code again",
  wrongAddress: "Not your address? Change it in Settings.",
  links: {
    confirm_address: {
      title: "Confirm your email address",
      body: (email: string) => `This confirms that ${email} is your address.`,
      action: "Confirm this address",
    },
    undo_address: {
      title: "Put your old address back",
      body: (email: string) =>
        `${email} becomes the address of your account again. Everybody is signed out, the password ends, and we send you a link to choose a new one.`,
      action: "Put it back",
    },
  },
  linkTitle: "A link from our email",
  linkUnknown: "We do not know this link. Open it from the email once more.",
  linkUsed: "This link was used already, or is no longer valid.",
  toApp: "Continue",
};
