/** Writing to the people behind the app. */
export const feedback = {
  title: "Send a feedback",
  message: "Your message",
  missing: "Write a message first.",
  anonymously: "Send it anonymously",
  anonymouslyHelp: "We won't be able to answer: we keep neither your name nor your account with it.",
  withLog: "Send the debug log",
  withLogHelp: "It helps us find what went wrong. You see here what is sent.",
  log: "Debug log",
  logEmpty: "The log is empty.",
  send: "Send feedback",
  failed: (status: number) => `There was an error : ${status}`,
  thanks: "thank you for your feedback !",
};
