import { pluralOf } from "../../plural.ts";
import { orUnreachable } from "../unreachable.ts";

const { counted, plural } = pluralOf("en");

/** Organisations: cards, page, choice, blacklist. */
export const organisations = {
  totalRaised: "Total raised",
  burnersCount: "Burners count",
  start: "Start supporting",
  stop: "Stop supporting",
  continue: "Continue",
  chooseOne: "You must choose at least 1 organisation",
  selected: (n: number) => counted(n, { one: "selected", other: "selected" }),
  blacklist: "Blacklist organisations",
  blacklistSome: (n: number) =>
    plural(n, (figure) => ({
      one: `Blacklist ${figure} organisation`,
      other: `Blacklist ${figure} organisations`,
    })),
  blacklistNone: "Don't blacklist",
  blacklistHelp: "Your money never goes to the organisations you select here.",
  blacklistNeedsPayment: "To exclude organisations, add a payment method or support someone first.",
  blacklistSaved: "Your choice is saved",
  failed: (status: number) => orUnreachable(status, `unexpected error : ${status}`),
};
