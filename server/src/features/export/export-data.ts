import { SHEET_MARK, sheetLine, type Cell } from "../../documents/csv.ts";
import type { Queryable } from "../../db/client.ts";
import {
  addresses,
  answers,
  cheers,
  connections,
  consents,
  notifications,
  organisations,
  ownPicture,
  passkeys,
  privacy,
  profile,
  secondFactor,
  signIns,
} from "./account.queries.ts";
import { codes, codesUsed, feedback, teams, workouts } from "./activity/activity.queries.ts";
import { recordings } from "./activity/recordings.ts";
import { messages } from "./messages.ts";
import {
  blacklist,
  charges,
  disputes,
  lineRates,
  lineShares,
  payment,
  pledgesGiven,
  pledgesReceived,
  refusedDonors,
  refunds,
  statementLines,
  statements,
  rests,
  stops,
} from "./money.queries.ts";
import type { Row, Table } from "./table.ts";
import type { ZipFile } from "./zip.ts";

const ROWS = 500;
const MAILS = 50;
/** Smaller pages: each is a provider's whole answer. */
const RECORDINGS = 50;
/** Smaller pages: each may carry a log of a megabyte. */
const FEEDBACKS = 5;

/** Every list of the export, each as one JSON and one CSV file of that name. */
const tables = ({ publicUrl, secretKeys }: Omit<Whose, "db" | "userId" | "now">): readonly Table[] => [
  { name: "profile", page: profile, pageSize: 1 },
  { name: "addresses", page: addresses, pageSize: ROWS },
  { name: "privacy", page: privacy, pageSize: 1 },
  { name: "consents", page: consents, pageSize: ROWS },
  { name: "connections", page: connections, pageSize: ROWS },
  { name: "sign_ins", page: signIns, pageSize: ROWS },
  { name: "passkeys", page: passkeys, pageSize: ROWS },
  { name: "second_factor", page: secondFactor, pageSize: 1 },
  { name: "organisations", page: organisations, pageSize: ROWS },
  { name: "workouts", page: workouts, pageSize: ROWS },
  ...(secretKeys === null
    ? []
    : [{ name: "recordings", page: recordings(secretKeys), pageSize: RECORDINGS }]),
  { name: "payment", page: payment, pageSize: 1 },
  { name: "stops", page: stops, pageSize: ROWS },
  { name: "rests", page: rests, pageSize: ROWS },
  { name: "blacklisted_organisations", page: blacklist, pageSize: ROWS },
  { name: "pledges_given", page: pledgesGiven, pageSize: ROWS },
  { name: "pledges_received", page: pledgesReceived, pageSize: ROWS },
  { name: "refused_donors", page: refusedDonors, pageSize: ROWS },
  { name: "statements", page: statements, pageSize: ROWS },
  { name: "statement_lines", page: statementLines, pageSize: ROWS },
  { name: "statement_line_rates", page: lineRates, pageSize: ROWS },
  { name: "statement_line_organisations", page: lineShares, pageSize: ROWS },
  { name: "charges", page: charges, pageSize: ROWS },
  { name: "refunds", page: refunds, pageSize: ROWS },
  { name: "disputes", page: disputes, pageSize: ROWS },
  { name: "cheers", page: cheers, pageSize: ROWS },
  { name: "answers", page: answers, pageSize: ROWS },
  { name: "notifications", page: notifications, pageSize: ROWS },
  { name: "teams", page: teams, pageSize: ROWS },
  { name: "codes", page: codes, pageSize: ROWS },
  { name: "codes_used", page: codesUsed, pageSize: ROWS },
  { name: "feedback", page: feedback, pageSize: FEEDBACKS },
  { name: "messages", page: messages(publicUrl), pageSize: MAILS },
];

type Cells = Readonly<Record<string, Cell>>;
type Whose = {
  db: Queryable;
  userId: number;
  now: Date;
  publicUrl: string;
  /** To open providers' raw data, which their terms allow only the person to see; null: leave it out. */
  secretKeys: readonly string[] | null;
};

/**
 * All stored data about a person, file by file (rule 31). Read in keyset pages and without a transaction: a slow download
 * must not hold memory or a connection; a concurrent change does not affect rows already written.
 */
export async function* exportFiles({ db, userId, now, ...rest }: Whose): AsyncGenerator<ZipFile> {
  for (const table of tables(rest)) {
    yield { name: `${table.name}.json`, parts: json(pages(db, { userId, now }, table)) };
    yield { name: `${table.name}.csv`, parts: csv(pages(db, { userId, now }, table)) };
  }
  const picture = await ownPicture(db, userId);
  if (picture === undefined) return;
  const ending = picture.content_type === "image/svg+xml" ? "svg" : "webp";
  yield { name: `pictures/profile.${ending}`, parts: [picture.content] };
}

async function* pages(
  db: Queryable,
  whose: Pick<Whose, "userId" | "now">,
  { page, pageSize }: Table,
): AsyncGenerator<Cells[]> {
  let after = 0;
  for (;;) {
    const rows = await page(db, { ...whose, after, limit: pageSize });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(withoutKey);
    after = last.key;
  }
}

const withoutKey = (row: Row): Cells =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== "key"));

async function* json(rows: AsyncIterable<Cells[]>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const page of rows) {
    yield before + page.map((row) => JSON.stringify(row)).join(",\n");
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

/** For people: programs read the JSON. Column names come from the first row: a list without rows is an empty file. */
async function* csv(rows: AsyncIterable<Cells[]>): AsyncGenerator<string> {
  let started = false;
  for await (const page of rows) {
    const [first] = page;
    if (!started && first !== undefined) yield SHEET_MARK + sheetLine(Object.keys(first));
    started = true;
    yield page.map((row) => sheetLine(Object.values(row))).join("");
  }
}
