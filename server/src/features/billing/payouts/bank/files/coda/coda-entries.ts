import { sumCents } from "@kalivo/domain/money/cents.ts";
import { given, shortText, UnreadableStatement, type BankEntry, type BankPart } from "../bank-statement.ts";
import { amountIn, dayIn, field, type CodaRecord } from "./coda-records.ts";

/** Records 2.1 to 2.3 of one movement. */
type Movement = { first: CodaRecord; second: CodaRecord | undefined; third: CodaRecord | undefined };

/**
 * The bookings among records 2. A record with the detail number 0000 is a booking; the following ones of the same sequence
 * number with other detail numbers are the transfers it sums up, and no money of their own.
 */
export function entriesOf(records: readonly CodaRecord[]): BankEntry[] {
  const bookings: { head: Movement; details: Movement[] }[] = [];
  for (const movement of movementsOf(records)) {
    if (detailOf(movement) === "0000") {
      bookings.push({ head: movement, details: [] });
      continue;
    }
    const booking = bookings.at(-1);
    if (booking === undefined || sequenceOf(booking.head) !== sequenceOf(movement))
      throw new UnreadableStatement("not_a_record", movement.first.at);
    booking.details.push(movement);
  }
  return bookings.map(({ head, details }) => entryOf(head, details));
}

function movementsOf(records: readonly CodaRecord[]): Movement[] {
  const movements: Movement[] = [];
  for (const record of records) {
    const article = field(record, 2, 2);
    const open = movements.at(-1);
    if (article === "1") movements.push({ first: record, second: undefined, third: undefined });
    else if (open === undefined || field(open.first, 3, 10) !== field(record, 3, 10))
      throw new UnreadableStatement("not_a_record", record.at);
    else if (article === "2" && open.second === undefined) open.second = record;
    else if (article === "3" && open.third === undefined) open.third = record;
    else throw new UnreadableStatement("not_a_record", record.at);
  }
  return movements;
}

const sequenceOf = ({ first }: Movement) => field(first, 3, 6);
const detailOf = ({ first }: Movement) => field(first, 7, 10);

function entryOf(head: Movement, details: readonly Movement[]): BankEntry {
  const amount = amountIn(head.first, 32);
  const bookedOn = dayIn(head.first, 116);
  if (bookedOn === null) throw new UnreadableStatement("not_a_day", head.first.at);
  const told = details.map(partOf);
  const adds = sumCents(told.map((part) => part.amount)) === amount;
  const order = customerReference(head);
  const parts = details.length === 0 ? (isSum(head) ? [] : [partOf(head)]) : adds ? told : [];
  return {
    reference: given(field(head.first, 11, 31)) ?? `#${sequenceOf(head)}`,
    amount,
    bookedOn,
    valueOn: dayIn(head.first, 48) ?? bookedOn,
    orders: order === null ? [] : [order],
    parts,
    unsummed: parts.length === 0 ? told.flatMap(({ endToEndId, text }) => [endToEndId ?? "", text]) : [],
  };
}

/** Transaction types 1 and 2: a sum made by the payer or by the bank, whose transfers may not be listed. */
const isSum = ({ first }: Movement) => "12".includes(field(first, 54, 54));

const customerReference = ({ second }: Movement) =>
  second === undefined ? null : given(field(second, 64, 98));

function partOf(movement: Movement): BankPart {
  const { first, second, third } = movement;
  const account = third === undefined ? "" : field(third, 11, 44).replaceAll(" ", "");
  return {
    endToEndId: customerReference(movement),
    amount: amountIn(first, 32),
    iban: /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account) ? account : null,
    name: third === undefined ? null : given(field(third, 48, 82)),
    text: shortText(
      field(first, 63, 115) + (second === undefined ? "" : field(second, 11, 63)),
      third === undefined ? "" : field(third, 83, 125),
    ),
    returned: returnOf(second),
  };
}

/** The kind of R-transaction (1 reject to 5 cancellation), and its reason (ISO 20022). */
function returnOf(second: CodaRecord | undefined): BankPart["returned"] {
  if (second === undefined || !/[1-5]/.test(field(second, 113, 113))) return null;
  return { code: given(field(second, 114, 117)), text: "" };
}
