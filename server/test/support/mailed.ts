import type { TestProduct } from "./product.ts";

export type Mailed = { subject: string; text: string };

/** All mails to an address, oldest first, after sending what is due. */
export async function mailedTo(kalivo: TestProduct, email: string): Promise<Mailed[]> {
  await kalivo.runDue();
  return kalivo.product.services.db
    .selectFrom("mails")
    .select(["subject", "body_text as text"])
    .where("recipient", "=", email)
    .orderBy("id")
    .execute();
}

/** The newest mail to an address with this subject. */
export async function lastMail(
  kalivo: TestProduct,
  email: string,
  subject: string | RegExp,
): Promise<string> {
  const mails = (await mailedTo(kalivo, email)).filter((mail) => new RegExp(subject).test(mail.subject));
  const last = mails.at(-1);
  if (last === undefined) throw new Error(`no mail "${String(subject)}" went to ${email}`);
  return last.text;
}

/** The six digits in a mail that confirms an address. */
export const codeIn = (text: string): string => firstGroup(text, /: (\d{6})$/m);

/** The token in the link of a mail about the account. */
export const mailTokenIn = (text: string): string => firstGroup(text, /\/confirm\/([\w.-]+)/);

export const resetTokenIn = (text: string): string => firstGroup(text, /\/reset\/([\w-]+)/);

function firstGroup(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`nothing like ${String(pattern)} stands in: ${text}`);
  return found;
}
