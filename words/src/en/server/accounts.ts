import { ERASURE_DAYS } from "@kalivo/domain/limits.ts";
import { LOG_MB } from "../../figures.ts";
/** What is said to somebody about their account, their profile and their organisations. */
export const accounts = {
  emailTaken: "There is already an account with this email.",
  unknownEmail: "This email doesn't exist in our database",
  wrongPassword: "This is the wrong password for this email",
  signedOut: "Signed out.",
  forgotSent: "An email has been sent to your email ! Please also check the spam folder",
  passwordSet: "Your new password is set. Please sign in.",
  passwordSetPasskeysRemoved:
    "Your new password is set. Passkeys from before this address was confirmed are removed. Please sign in.",
  resetUnknown: "We don't know this reset link.",
  resetOutdated: "A more recent reset link was sent: please use that one.",
  resetExpired: "This reset link is no longer valid: please ask for a new one.",
  resetUsed: "This reset link was used already.",
  proofMissing: "Please give your password, or use a passkey: this changes your account.",
  proofWrong: "This is not your password.",

  saved: "Modifications saved !",
  noProfile: "This profile doesn't exist or is not public.",
  checkBirthday: "Please check your birthday.",
  tooYoung: (years: number) => `Accounts are for people of ${years} and older.`,
  birthdayLocked: (years: number) =>
    `Your birthday is fixed until you are ${years}. If it is wrong, please write to us.`,
  publicFrom: (years: number) => `Your profile can be public from the age of ${years}.`,
  noBodyWithoutConsent:
    "You withdrew your consent to our use of health data, so height and weight can't be saved.",
  termsHold: "The terms apply as long as you have an account. To leave, ask us to delete it.",
  consentOfOtherText: "This text has changed. Reload the page, read it again and answer then.",
  answerSaved: "Your answer is saved.",
  languageSaved: "Your language is saved.",
  sourceSaved: "Your source is saved.",
  notPicture: "This file is not a picture we can read. Please use a JPEG, PNG or WebP.",
  hidesCalories: "This person doesn't show the calories they burn.",
  hidesDonations: "This person doesn't show what they give.",

  organisationsSaved: "Your organisations are saved.",
  noOrganisation: "This organisation doesn't exist.",
  oneOrganisationUnknown: "One of these organisations doesn't exist.",
  noOrganisationLeft:
    "Your organisations were changed elsewhere, and none of them would be left. Nothing was changed.",
  tooManyOrganisations: (most: number) =>
    `You can choose at most ${most} organisations. Nothing was changed.`,

  feedbackThanks: "thank you for your feedback !",
  logNotText: `The log must be a text file of at most ${LOG_MB} MB.`,

  addressConfirmed: "Your email address is confirmed.",
  addressConfirmedAlready: "Your email address is confirmed already.",
  addressNotAwaited: "This address no longer waits to be confirmed.",
  addressUnconfirmed: "Please confirm your email address first: we sent you a code.",
  addressNeedsProof:
    "To change your email address, choose Change beside it in Settings: it asks for your password.",
  noCodeOpen: "There is no code to enter: ask for a new one.",
  codeSent: "We sent you a code. Please also check the spam folder.",
  codeWrong: "This is not the code of our latest email.",
  codeUsedUp: "This code is no longer valid: ask for a new one.",
  linkUnknown: "We don't know this link.",
  linkExpired: "This link is no longer valid.",
  linkUsed: "This link was already used, or is no longer needed.",
  linkDone: {
    confirm_erasure: `Your account ends in ${ERASURE_DAYS} days. We sent you an email with the day, and a link to keep it.`,
    keep_account: "Your account stays. Nothing was deleted.",
    confirm_address: "Your email address is confirmed.",
    undo_address:
      "Your old address is back and everybody is signed out. We sent you a link to choose a new password.",
  },

  passwordCommon: "This is one of the passwords that are tried first. Admins need another.",
  passwordShort: (least: number) => `Use at least ${least} characters.`,
  passwordChanged: "Your new password is saved. All other sign-ins have ended.",
  signInEnded: "This sign-in has ended.",
  signedOutEverywhere: "You are signed out everywhere.",

  erasureAsked: "We sent you an email: its link confirms it. Nothing happens before.",
  adminCannotLeave: "You are an admin: ask another admin to remove your rights first.",
};
