import { APP_NAME } from "@kalivo/words/app-name.ts";
import { HTML_LANG, type Language } from "@kalivo/domain/language.ts";
import { mailWords } from "@kalivo/words/mails.ts";
import type { Config } from "../config/config.ts";
import { html, type Html } from "../documents/html.ts";
import type { MailParts } from "../features/mail/mail-kind.ts";
import { MARK } from "../features/pictures/small-png.ts";
import type { Operator } from "../features/setup/association.ts";
import { blockHtml } from "./block-html.ts";
import { carriedFaces, pictureHtml } from "./block-pictures.ts";
import { blockText } from "./block-text.ts";
import { FONT, type Block } from "./blocks.ts";

/** Common to all mails. */
export type MailContext = {
  language: Language;
  publicUrl: string;
  associationName: string;
  associationMail: string;
  /** The imprint; null where it is not set yet. */
  associationAddress: string | null;
  associationNumber: string | null;
  /** For mails a person may refuse: the unsubscribe page. */
  stopUrl?: string;
};

export const mailContext = (
  { publicUrl }: Pick<Config, "publicUrl">,
  { name, mail, address, number }: Operator,
  language: Language,
): MailContext => ({
  language,
  publicUrl,
  associationName: name,
  associationMail: mail,
  associationAddress: address,
  associationNumber: number,
});

export type MailContent = {
  subject: string;
  /** The line shown beside the subject in a list of mails. */
  preview: string;
  title: string;
  blocks: readonly Block[];
  /** Why the person gets this mail. */
  reason: string;
};

/** Renders both parts of a mail, HTML and plain text, from the same blocks, so that their content is equal. */
export function frameMail(context: MailContext, content: MailContent): MailParts {
  const footer = footerLines(context, content.reason);
  const carried = carriedFaces(content.blocks);
  return {
    subject: content.subject,
    html: page(context, content, footer, carried).markup,
    text: plainText(context, content, footer),
    pictures: [MARK, ...carried],
  };
}

function footerLines(context: MailContext, reason: string): string[] {
  const { language, publicUrl, associationName, associationMail, associationAddress, associationNumber } =
    context;
  const words = mailWords(language).frame;
  const imprint = [
    ...(associationAddress === null ? [] : [associationAddress]),
    ...(associationNumber === null ? [] : [words.enterpriseNumber(associationNumber)]),
  ];
  return [
    reason,
    words.sentBy(APP_NAME, associationName),
    ...(imprint.length === 0 ? [] : [imprint.join(" · ")]),
    words.contact(associationMail),
    words.legal(`${publicUrl}/legal?lang=${language}`),
  ];
}

function plainText(context: MailContext, { title, blocks }: MailContent, footer: readonly string[]): string {
  const { unsubscribe, colon } = mailWords(context.language).frame;
  const stop = context.stopUrl === undefined ? [] : [`${unsubscribe}${colon} ${context.stopUrl}`];
  const said = blocks.map((block) => blockText(block, colon));
  return `${[title, ...said, "--", [...footer, ...stop].join("\n")].join("\n\n")}\n`;
}

function page(
  context: MailContext,
  content: MailContent,
  footer: readonly string[],
  carried: ReadonlySet<string>,
): Html {
  return html`<!doctype html>
    <html lang="${HTML_LANG[context.language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${content.subject}</title>
        <style>
          ${DARK}
        </style>
      </head>
      <body class="canvas" style="margin:0;padding:0;background:#f9f8f2;color:#11221b">
        <div style="display:none;max-height:0;overflow:hidden">${content.preview}</div>
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          class="canvas"
          style="background:#f9f8f2"
        >
          <tr>
            <td align="center" style="padding:24px 12px 40px">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
                <tr>
                  <td style="padding:0 8px 16px">${masthead}</td>
                </tr>
                ${card(content, carried)}
                <tr>
                  <td class="ink-3" style="padding:20px 8px 0;font:400 13px/20px ${FONT};color:#5b6862">
                    ${footer.map((line) => html`<p style="margin:0 0 8px">${line}</p>`)} ${stopLink(context)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `;
}

/** The mark and the name, as the app shows them. */
const masthead = html`<table role="presentation" cellpadding="0" cellspacing="0">
  <tr>
    <td style="padding:0 8px 0 0">${pictureHtml(MARK, 32)}</td>
    <td class="ink" style="font:700 24px/32px ${FONT};letter-spacing:-0.04em;color:#11221b">
      ${APP_NAME.toLowerCase()}
    </td>
  </tr>
</table>`;

const card = ({ title, blocks }: MailContent, carried: ReadonlySet<string>): Html =>
  html`<tr>
    <td
      class="surface"
      style="background:#ffffff;border:1px solid #e1e0d7;border-radius:24px;padding:28px 24px"
    >
      <h1 class="ink" style="margin:0 0 16px;font:700 28px/34px ${FONT};letter-spacing:-0.02em;color:#11221b">
        ${title}
      </h1>
      ${blocks.map((block) => blockHtml(block, carried))}
    </td>
  </tr>`;

function stopLink({ language, stopUrl }: MailContext): Html | null {
  if (stopUrl === undefined) return null;
  const text = mailWords(language).frame.unsubscribe;
  return html`<p style="margin:0 0 8px">
    <a class="link" style="color:#00603a" href="${stopUrl}">${text}</a>
  </p>`;
}

/** The dark half of design §3.1; programs that ignore it show the light mail. */
const DARK = {
  markup: `@media (prefers-color-scheme: dark) {
.canvas { background: #09110e !important; }
.surface { background: #121c18 !important; border-color: #2a3430 !important; }
.sunken { background: #1b2622 !important; }
.line { border-color: #2a3430 !important; }
.ink { color: #f2f3ed !important; }
.ink-2 { color: #bcc5be !important; }
.ink-3 { color: #9ba79e !important; }
.link { color: #6de095 !important; }
.plate { background: #12402a !important; color: #8fecb0 !important; }
.leaf { background: #62da8d !important; color: #031b10 !important; }
.bar { background: #ff8f4d !important; }
.bar-money { background: #4cce7b !important; }
.button { background: #62da8d !important; color: #031b10 !important; }
}`,
};
