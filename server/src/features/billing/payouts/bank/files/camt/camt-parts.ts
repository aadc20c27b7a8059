import { sumCents, type Cents } from "@kalivo/domain/money/cents.ts";
import { given, shortText, type BankPart } from "../bank-statement.ts";
import { amountOf, directionOf } from "./camt-values.ts";
import { childAt, childrenAt, textAt, type XmlNode } from "./xml-tree.ts";

type Whole = { amount: Cents; account: string };

/**
 * The transfers of an entry. A single one has the entry's amount, whatever its details say of charges and currencies; of
 * several each must state its own and together they must make the entry's sum, else none is returned.
 */
export function partsOf(entry: XmlNode, whole: Whole): readonly BankPart[] {
  const details = childrenAt(entry, "NtryDtls", "TxDtls");
  const said = textAt(entry, "AddtlNtryInf");
  const reversed = textAt(entry, "RvslInd") === "true";
  const [only] = details;
  if (details.length <= 1 && !isBatch(entry))
    return [partOf(only, { ...whole, said: shortText(said), reversed })];
  const amounts = details.map((detail) => ownAmount(detail, entry));
  if (amounts.some((amount) => amount === null) || sumOf(amounts) !== whole.amount) return [];
  return details.map((detail, place) =>
    partOf(detail, { ...whole, amount: amounts[place] ?? 0n, said: "", reversed }),
  );
}

/** What the listed transfers say of which none is a part: each reference, and each text. */
export const unsummedOf = (entry: XmlNode): string[] =>
  childrenAt(entry, "NtryDtls", "TxDtls").flatMap((detail) =>
    [
      given(textAt(detail, "Refs", "EndToEndId")),
      ...childrenAt(detail, "RmtInf", "Ustrd").map(({ text }) => text),
    ].filter((said) => said !== null),
  );

/** The bank marks the entry as a batch, though it may not list its transfers. */
function isBatch(entry: XmlNode): boolean {
  const count = Number(textAt(entry, "NtryDtls", "Btch", "NbOfTxs") ?? "1");
  return count > 1 || (childAt(entry, "NtryDtls", "Btch") !== undefined && details(entry) === 0);
}

const details = (entry: XmlNode) => childrenAt(entry, "NtryDtls", "TxDtls").length;

const sumOf = (amounts: readonly (Cents | null)[]) =>
  sumCents(amounts.filter((amount): amount is Cents => amount !== null));

function ownAmount(detail: XmlNode, entry: XmlNode): Cents | null {
  const places = [
    childAt(detail, "Amt"),
    childAt(detail, "AmtDtls", "TxAmt", "Amt"),
    childAt(detail, "AmtDtls", "InstdAmt", "Amt"),
  ];
  const place = places.find((one) => one?.attributes["Ccy"] === "EUR");
  if (place === undefined) return null;
  const amount = amountOf(place.text);
  const direction = childAt(detail, "CdtDbtInd") === undefined ? directionOf(entry) : directionOf(detail);
  return direction === "DBIT" ? -amount : amount;
}

type Around = Whole & { said: string; reversed: boolean };

function partOf(detail: XmlNode | undefined, { amount, account, said, reversed }: Around): BankPart {
  const parties = childAt(detail, "RltdPties");
  const sides = amount < 0n ? ["Cdtr", "Dbtr"] : ["Dbtr", "Cdtr"];
  const other = sides.find((side) => ![undefined, account].includes(ibanOf(parties, side)));
  return {
    endToEndId: given(textAt(detail, "Refs", "EndToEndId")),
    amount,
    iban: other === undefined ? null : (ibanOf(parties, other) ?? null),
    name: given(nameOf(parties, other ?? sides[0] ?? "")),
    text: shortText(
      ...childrenAt(detail, "RmtInf", "Ustrd").map(({ text }) => text),
      ...childrenAt(detail, "RmtInf", "Strd", "CdtrRefInf", "Ref").map(({ text }) => text),
      textAt(detail, "AddtlTxInf"),
      said,
    ),
    returned: returnOf(detail, reversed),
  };
}

const ibanOf = (parties: XmlNode | undefined, side: string) =>
  textAt(parties, `${side}Acct`, "Id", "IBAN")?.replaceAll(" ", "");

const nameOf = (parties: XmlNode | undefined, side: string) =>
  textAt(parties, side, "Pty", "Nm") ?? textAt(parties, side, "Nm");

function returnOf(detail: XmlNode | undefined, reversed: boolean): BankPart["returned"] {
  const info = childAt(detail, "RtrInf");
  if (info === undefined && !reversed) return null;
  return {
    code: given(textAt(info, "Rsn", "Cd") ?? textAt(info, "Rsn", "Prtry")),
    text: shortText(...childrenAt(info, "AddtlInf").map(({ text }) => text)),
  };
}
