/** The text of a mail without its links, some of which act without a sign-in, and without its code. */
export const textWithoutLinks = (text: string): string =>
  text.replaceAll(/https?:\/\/\S+/g, "[link]").replaceAll(/(?<=: ?)\d{6}$/gm, "[code]");

/** The same for its HTML: links lead nowhere, and those written out are masked. */
export const htmlWithoutLinks = (html: string): string =>
  html
    .replaceAll(/\shref="[^"]*"/g, ' href="#"')
    .replaceAll(/https?:\/\/[^\s<"]+/g, "[link]")
    .replaceAll(/(?<=>\s*)\d{6}(?=\s*<)/g, "[code]");
