import type { Booked } from "../../support/bank-files.ts";
import { camtFile } from "../../support/bank-files.ts";

export type Transfer = { endToEndId: string; cents: bigint; iban: string; orderedBy: string };

const OPENING = 100_000_000n;
const centsOf = (decimal: string) => BigInt(decimal.replace(".", ""));
const inTag = (xml: string, tag: string) => new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`).exec(xml)?.[1] ?? "";

export type Bank = ReturnType<typeof makeBank>;

/** The association's bank: it takes each file once, pays what stands in it, and books what comes in and what comes back. */
export function makeBank(account: string) {
  const taken = new Set<string>();
  const waiting: Transfer[] = [];
  const booked: Booked[] = [];
  let stated = 0;
  let statements = 0;
  const book = (one: Booked) =>
    booked.push({ ...one, reference: `R${String(booked.length + 1).padStart(5, "0")}` });
  return {
    /** Everything that was ever booked, in order. */
    booked,
    /** What an admin uploads and signs; the same file once more is refused. */
    order: (file: string) => {
      const message = inTag(file, "MsgId");
      if (message === "" || taken.has(message)) return;
      taken.add(message);
      for (const [, xml = ""] of file.matchAll(/<CdtTrfTxInf>([\s\S]*?)<\/CdtTrfTxInf>/g))
        waiting.push({
          endToEndId: inTag(xml, "EndToEndId"),
          cents: centsOf(inTag(xml, "InstdAmt")),
          iban: inTag(xml, "IBAN"),
          orderedBy: message,
        });
    },
    /** The transfers leave. */
    pay: (day: string) => {
      for (const { endToEndId, cents, iban } of waiting.splice(0))
        book({ cents: -cents, day, endToEndId, iban });
    },
    /** The provider's money arrives; below zero: it takes what it lacks. */
    receive: (cents: bigint, day: string) =>
      book({ cents, day, name: "STRIPE PAYMENTS EUROPE", text: "STRIPE PAYOUT" }),
    /** A transfer that left comes back; null: there is none that did not. */
    sendBack: (day: string): Booked | null => {
      const back = new Set(booked.filter(({ cents }) => cents > 0n).map(({ endToEndId }) => endToEndId));
      const left = booked.find(
        ({ cents, endToEndId }) => cents < 0n && endToEndId !== undefined && !back.has(endToEndId),
      );
      if (left === undefined) return null;
      const returned = { ...left, cents: -left.cents, day, code: "AC04" };
      book(returned);
      return returned;
    },
    /** Whatever was booked since the last one; null: nothing was. */
    statement: (day: string): string | null => {
      const fresh = booked.slice(stated);
      if (fresh.length === 0) return null;
      const before = booked.slice(0, stated).reduce((sum, { cents }) => sum + cents, OPENING);
      stated = booked.length;
      statements += 1;
      const reference = `S-${String(statements).padStart(4, "0")}`;
      return camtFile([{ account, reference, closesOn: day, opening: before, booked: fresh }]);
    },
  };
}
