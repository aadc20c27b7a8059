/** What is said of passkeys and of an admin's second factor. */
export const security = {
  passkeyRefused: "This passkey wasn't accepted. Try it once more, or sign in with your email and password.",
  passkeyTaken: "This passkey is kept already.",
  passkeyRemoved: "The passkey is removed: it no longer signs you in.",
  unknownPasskey: "There is no such passkey.",
  tooManyPasskeys: (most: number) =>
    `You have ${most} passkeys, which is as many as possible. Remove one first.`,
  codeMissing: "Type a code of your app, or a recovery code.",
  wrongCode:
    "This code doesn't fit now. A code changes every 30 seconds and works once: check that your phone sets date and time automatically, then take the next one.",
  wrongRecoveryCode: "This recovery code is wrong, or was used before.",
  notBegun: "There is nothing to confirm: begin again.",
  weakForAdmins:
    "This password is too weak for an admin: 12 characters at least, and none of the common ones. Choose another one in Settings first.",
};
