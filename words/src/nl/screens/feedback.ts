import type { feedback as english } from "../../en/screens/feedback.ts";

/** Writing to the people behind the app. */
export const feedback: typeof english = {
  title: "Feedback sturen",
  message: "Je bericht",
  missing: "Schrijf eerst een bericht.",
  anonymously: "Anoniem versturen",
  anonymouslyHelp: "We kunnen je dan niet antwoorden: je naam en je account bewaren we er niet bij.",
  withLog: "Logboek meesturen",
  withLogHelp: "Dat helpt ons te vinden wat er misging. Je ziet hier wat je meestuurt.",
  log: "Logboek",
  logEmpty: "Het logboek is leeg.",
  send: "Versturen",
  failed: (status) => `Er ging iets mis: ${status}`,
  thanks: "Bedankt voor je feedback!",
};
