import { inject, vi } from "vitest";

export type AddressMail = { code: string; link: string };

/** The code and the link in the newest confirmation mail to an address, from the demo's mailbox. */
export async function addressMail(email: string, origin = inject("origin")): Promise<AddressMail> {
  return vi.waitFor(
    async () => {
      for (const id of await mailsTo(email, origin)) {
        const found = secretsIn(await text(`${origin}/mailbox/${id}`));
        if (found !== null) return found;
      }
      throw new Error(`no mail with a code has reached ${email}`);
    },
    { timeout: 60_000, interval: 100 },
  );
}

/** Newest first. */
async function mailsTo(email: string, origin: string): Promise<string[]> {
  const rows = (await text(`${origin}/mailbox`)).split("<li>");
  return rows
    .filter((row) => row.includes(`${email} `))
    .map((row) => /\/mailbox\/(\d+)/.exec(row)?.[1] ?? "");
}

function secretsIn(page: string): AddressMail | null {
  const code = /: (\d{6})$/m.exec(page)?.[1];
  const link = /\/confirm\/([\w.-]+)/.exec(page)?.[1];
  return code === undefined || link === undefined ? null : { code, link };
}

const text = async (url: string): Promise<string> => (await fetch(url)).text();
