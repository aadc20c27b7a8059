export const addressPutBack = {
  subject: "This is no longer the address of your account",
  preview: "It was put back with a link we sent to the earlier address.",
  title: "Your account has its old address again",
  intro:
    "Somebody opened the link in the email to your account's earlier address. That address counts again, everybody was signed out and the password has ended.",
  notYou: (mail: string) =>
    `Was it not you, and is the old mailbox no longer yours? Write to ${mail} now, from this address. We'll sort it out with you.`,
  reason: "You get this email because this was the address of an account.",
};
