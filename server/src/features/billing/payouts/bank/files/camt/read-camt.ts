import type { Day } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import { parseIban } from "@kalivo/domain/money/iban.ts";
import {
  given,
  mustAddUp,
  UnreadableStatement,
  type BankEntry,
  type BankStatement,
} from "../bank-statement.ts";
import { dayOf, signedOf } from "./camt-values.ts";
import { partsOf, unsummedOf } from "./camt-parts.ts";
import { childAt, childrenAt, textAt, xmlTree, type XmlNode } from "./xml-tree.ts";

/**
 * camt.053 in any of its versions (.02 to .13): the elements read here have the same place in all of them, except an entry's
 * status and a party's name, which later versions nest one level deeper.
 */
export function readCamt(text: string): readonly BankStatement[] {
  const message = childAt(xmlTree(text), "Document", "BkToCstmrStmt");
  if (message === undefined) throw new UnreadableStatement("another_message");
  const statements = childrenAt(message, "Stmt");
  if (statements.length === 0) throw new UnreadableStatement("another_message");
  return statements.map((statement) => mustAddUp(statementOf(statement)));
}

function statementOf(node: XmlNode): BankStatement {
  const account = accountOf(node);
  const currency = textAt(node, "Acct", "Ccy");
  if (currency !== undefined && currency !== "EUR") throw new UnreadableStatement("not_euros");
  const opening = balanceOf(node, "OPBD") ?? balanceOf(node, "PRCD");
  const closing = balanceOf(node, "CLBD");
  const reference = given(textAt(node, "Id")) ?? given(textAt(node, "ElctrncSeqNb"));
  if (opening === null || closing === null || reference === null)
    throw new UnreadableStatement("no_balances");
  return {
    format: "camt.053",
    reference: reference.slice(0, 70),
    account,
    opening: opening.amount,
    closing: closing.amount,
    closesOn: closing.day,
    entries: childrenAt(node, "Ntry").flatMap((entry, place) =>
      isBooked(entry) ? [entryOf(entry, { account, place })] : [],
    ),
  };
}

function accountOf(node: XmlNode): string {
  const written = textAt(node, "Acct", "Id", "IBAN") ?? textAt(node, "Acct", "Id", "Othr", "Id") ?? "";
  const iban = parseIban(written);
  if (!iban.ok) throw new UnreadableStatement("no_account");
  return iban.value;
}

function balanceOf(node: XmlNode, code: string): { amount: Cents; day: Day } | null {
  const balance = childrenAt(node, "Bal").find((one) => textAt(one, "Tp", "CdOrPrtry", "Cd") === code);
  return balance === undefined ? null : { amount: signedOf(balance), day: dayOf(balance, "Dt", null) };
}

/** Pending entries are in no balance. */
const isBooked = (entry: XmlNode): boolean =>
  (textAt(entry, "Sts", "Cd") ?? textAt(entry, "Sts") ?? "BOOK") === "BOOK";

function entryOf(entry: XmlNode, { account, place }: { account: string; place: number }): BankEntry {
  const currency = childAt(entry, "Amt")?.attributes["Ccy"];
  if (currency !== "EUR") throw new UnreadableStatement("not_euros", place + 1);
  const amount = signedOf(entry, place + 1);
  const bookedOn = dayOf(entry, childAt(entry, "BookgDt") === undefined ? "ValDt" : "BookgDt", place + 1);
  const valueOn = childAt(entry, "ValDt") === undefined ? bookedOn : dayOf(entry, "ValDt", place + 1);
  const reference = given(textAt(entry, "AcctSvcrRef")) ?? given(textAt(entry, "NtryRef"));
  const parts = partsOf(entry, { amount, account });
  return {
    reference: (reference ?? `#${place + 1}`).slice(0, 70),
    amount,
    bookedOn,
    valueOn,
    orders: ordersOf(entry),
    parts,
    unsummed: parts.length === 0 ? unsummedOf(entry) : [],
  };
}

/** Every name the payer gave the order, from each place where banks put it. */
function ordersOf(entry: XmlNode): string[] {
  const from = [...childrenAt(entry, "NtryDtls", "Btch"), ...childrenAt(entry, "NtryDtls", "TxDtls", "Refs")];
  const orders = from.flatMap((node) => [textAt(node, "PmtInfId"), textAt(node, "MsgId")].map(given));
  return [...new Set(orders.filter((order) => order !== null))];
}
