/** The text of a mail without its links, some of which act without a sign-in, and without the code it may carry. */
export const textWithoutLinks = (text: string): string =>
  text.replaceAll(/https?:\/\/\S+/g, "[link]").replaceAll(/(?<=: ?)\d{6}$/gm, "[code]");

/** The same of its HTML: links lead nowhere, and one that is written out is not readable. */
export const htmlWithoutLinks = (html: string): string =>
  html
    .replaceAll(/\shref="[^"]*"/g, ' href="#"')
    .replaceAll(/https?:\/\/[^\s<"]+/g, "[link]")
    .replaceAll(/(?<=>\s*)\d{6}(?=\s*<)/g, "[code]");
