import { ERASURE_DAYS } from "@kalivo/domain/limits.ts";
/** Confirming an address, passwords, sign-ins and the end of an account. */
export const security = {
  code: "Code from our email",
  codeSentTo: (email: string) =>
    `We sent a code to ${email}. It shows that our emails about money reach you.`,
  codeMissing: "Enter the six digits of our email first, or open the link in it.",
  codeForm: "The code has six digits.",
  sendAgain: "Send the code again",
  wrongAddress: "Not your address? Change it in Settings.",
  links: {
    confirm_erasure: {
      title: "Delete my account",
      body: (email: string) =>
        `The account of ${email} ends in ${ERASURE_DAYS} days. Until then, signing in keeps it.`,
      action: "Delete my account",
    },
    keep_account: {
      title: "Keep my account",
      body: (email: string) => `The account of ${email} stays as it is.`,
      action: "Keep my account",
    },
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
  linkUnknown: "We don't know this link. Open it from the email once more.",
  linkUsed: "This link was used already, or is no longer valid.",
  toApp: "Continue",

  emailConfirmed: "Confirmed",
  emailUnconfirmed: "Not confirmed yet: emails about donors and money come once you've entered the code.",
  emailWaiting: (email: string) => `Waiting for ${email} to be confirmed. Until then this one stays.`,
  changeEmail: "Change email",
  confirmEmail: "Enter the code",
  emailTitle: "Your email address",
  newEmail: "New email",
  newEmailHelp:
    "We send a code to it. It counts once you enter that code here, or open the link in the same email. We tell the old address too.",
  sendCode: "Send the code",
  confirmCode: "Confirm",
  emailDone: "Your email address is confirmed.",
  yourPassword: "Your password",
  yourPasswordHelp: "So that nobody else changes your account.",
  passwordMissing: "Fill in your password.",
  passwordRow: "Change password",
  oldPassword: "Current password",
  savePassword: "Save the new password",
  passwordEnds: "All other sign-ins end with it, and we send you an email.",
  signInsRow: "Where you are signed in",
  signInsHelp: "To sign in again on those devices, the password is needed.",
  thisOne: "This one",
  seenOn: (day: string) => `Last used on ${day}`,
  beganOn: (day: string) => `Since ${day}`,
  device: {
    both: (browser: string, system: string) => `${browser} on ${system}`,
    unknown: "An unknown device",
  },
  endOne: (device: string) => `End ${device}`,
  end: "End",
  endAll: "Sign out everywhere",
  endAllHelp: "Here, too. We send you an email.",
  deleteOr: `Or ask for it here: we send you an email, and its link confirms it. Then you have ${ERASURE_DAYS} days to think again.`,
  deleteWhat: "What happens then",
  deleteAsk: "Ask for deletion",
  deleteGoes: "Your name, address, picture, workouts and sign-ins go. Your support ends.",
  deleteCharge: {
    cancelled: (amount: string, month: string) => `${amount} for ${month} is cancelled.`,
    finished_first: (amount: string, month: string) =>
      `${amount} for ${month} is with the payment provider: that ends first.`,
  },
  deleteRunning: (amount: string) => `We don't collect the running month, ${amount} so far.`,
  deleteTeam: {
    heir: (team: string) => `In ${team} another member becomes admin.`,
    closed: (team: string) => `${team} ends with you.`,
  },
  deleteCodes: (n: number) => `Your codes (${n}) stop working.`,
  deleteConnection: (name: string) => `The connection with ${name} ends.`,
  deleteStays: "Our books keep what was paid, without your name: the law asks for that.",
  deleteAdmin: "You are an admin: ask another admin to remove your rights first.",
  deleteUnconfirmed: "Confirm your email address first: the link goes there.",
  deleteAsked: "We sent you an email: its link confirms it. Nothing happens before.",
  deleteKeep: "Withdraw my request",
};
