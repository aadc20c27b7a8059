import { ConfigError } from "./config-error.ts";

/**
 * What `deploy/kalivo.env.example` and `.env.example` have for what only the association itself can know. An address of them
 * is one of the domains below. `examples.test.ts` compares both files with this.
 */
const EXAMPLES = {
  ASSOCIATION_NAME: "Name of the association",
  ASSOCIATION_ADDRESS: "Street 1, 9000 Town",
  ASSOCIATION_NUMBER: "0123.456.749",
  ASSOCIATION_IBAN: "BE68539007547034",
} as const;
/** Test mode takes it. */
const CREDITOR = "BE69ZZZ0999999999";

/** Kept for examples: nobody has an address there, and no mail arrives (RFC 2606). */
const NOBODYS = /(?:^|\.)example\.(?:com|net|org)$/i;
const ADDRESSES = ["PUBLIC_URL", "ASSOCIATION_MAIL", "FIRST_ADMIN", "MAIL_FROM", "SMTP_URL"] as const;

type Read = {
  readonly [name in keyof typeof EXAMPLES | (typeof ADDRESSES)[number] | "STRIPE_SEPA_CREDITOR_ID"]?:
    | string
    | undefined;
};

/**
 * For a production: left as it is, an example would be the first admin whom no mail reaches, or the account that money leaves.
 * @throws ConfigError with all of them
 */
export function refuseExamples(read: Read, live: boolean): void {
  const left = [
    ...ADDRESSES.filter((name) => NOBODYS.test(domainOf(read[name] ?? ""))),
    ...WORDS.filter((name) => read[name] === EXAMPLES[name]),
    ...(live && read.STRIPE_SEPA_CREDITOR_ID === CREDITOR ? ["STRIPE_SEPA_CREDITOR_ID"] : []),
  ];
  const last = left.pop();
  if (last === undefined) return;
  throw new ConfigError(
    left.length === 0
      ? `${last} is still what the example has: set your own, or take it out`
      : `${left.join(", ")} and ${last} are still what the example has: set your own, or take them out`,
  );
}

const WORDS = ["ASSOCIATION_NAME", "ASSOCIATION_ADDRESS", "ASSOCIATION_NUMBER", "ASSOCIATION_IBAN"] as const;

/** Of a web or mail server's address, or of a mail address with or without a name. */
const domainOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname : (/@([^@\s>]+)>?$/.exec(address)?.[1] ?? "");
