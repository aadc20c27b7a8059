import type { Day } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import { isCalendarDay, UnreadableStatement } from "../bank-statement.ts";
import { childAt, textAt, type XmlNode } from "./xml-tree.ts";

/** `1234.5` in cents, exactly; a fraction of a cent is refused. */
export function amountOf(text: string | undefined, at: number | null = null): Cents {
  const found = /^\+?(\d{1,15})(?:\.(\d{1,5}))?$/.exec(text?.trim() ?? "");
  const decimals = (found?.[2] ?? "").padEnd(5, "0");
  if (found?.[1] === undefined || !decimals.endsWith("000"))
    throw new UnreadableStatement("not_an_amount", at);
  return BigInt(found[1]) * 100n + BigInt(decimals.slice(0, 2));
}

/** The amount of an entry, a part of it or a balance: negative when it left the account, or the balance is overdrawn. */
export function signedOf(node: XmlNode, at: number | null = null): Cents {
  const amount = amountOf(textAt(node, "Amt"), at);
  return directionOf(node, at) === "DBIT" ? -amount : amount;
}

export function directionOf(node: XmlNode, at: number | null = null): "CRDT" | "DBIT" {
  const direction = textAt(node, "CdtDbtInd");
  if (direction === "CRDT" || direction === "DBIT") return direction;
  throw new UnreadableStatement("not_an_amount", at);
}

/** A day, also written as an instant: the bank's own day is the part before the T. */
export function dayOf(node: XmlNode, name: string, at: number | null): Day {
  const within = childAt(node, name);
  const written = textAt(within, "Dt") ?? textAt(within, "DtTm") ?? within?.text.trim() ?? "";
  const day = written.slice(0, 10);
  if (!isCalendarDay(day)) throw new UnreadableStatement("not_a_day", at);
  return day;
}
