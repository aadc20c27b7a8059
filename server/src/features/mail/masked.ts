/** The text of a mail without its links: some of them act without a sign-in. */
export const maskedText = (text: string): string => text.replaceAll(/https?:\/\/\S+/g, "[link]");

/** The same of its HTML: links lead nowhere, and one that is written out is not readable. */
export const maskedHtml = (html: string): string =>
  html.replaceAll(/\shref="[^"]*"/g, ' href="#"').replaceAll(/https?:\/\/[^\s<"]+/g, "[link]");
