export const signedOut = {
  subject: "You are signed out everywhere",
  preview: "Every sign-in of your account was ended.",
  title: "You are signed out everywhere",
  intro: "Every sign-in of your account was ended, on all devices.",
  notYou: "Was it not you? Choose a new password: then nobody else can come back in.",
  button: "Choose a new password",
  reason: "You get this email because all sign-ins of your account were ended.",
};
