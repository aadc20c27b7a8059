import { ibanEnd } from "@kalivo/domain/money/iban.ts";
import { fieldRefusal, refusal, type Refused } from "#server/http/refusal.ts";
import type { BookRefusal } from "#server/features/billing/payouts/bank/book-file.ts";

export const ONE_FILE = fieldRefusal("file", (say) => say.bank.oneFile);
export const UNKNOWN_DISCREPANCY = refusal(404, (say) => say.bank.unknownDiscrepancy);
export const ENDED_ALREADY = refusal(409, (say) => say.bank.endedAlready);
export const NO_FILE = fieldRefusal("file", (say) => say.bank.noFile);

export function bankRefusal(why: BookRefusal): Refused {
  switch (why.kind) {
    case "unread": {
      const { problem, at } = why.unread;
      return refusal(409, ({ bank }) => {
        const sentence = bank.unread[problem];
        return at === null ? sentence : bank.at(sentence, at);
      });
    }
    case "no_own_account":
      return refusal(409, (say) => say.bank.noOwnAccount);
    case "other_account":
      return refusal(409, (say) => say.bank.otherAccount(ibanEnd(why.account)));
    case "nothing_new":
      return refusal(409, (say) => say.bank.nothingNew);
    case "changed":
      return refusal(409, (say) => say.bank.changed);
    default:
      throw new Error(`no such refusal: ${JSON.stringify(why satisfies never)}`);
  }
}
