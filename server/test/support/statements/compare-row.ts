import type { Column } from "./describe-statement.ts";
import type { Declared, Statement } from "./find-statements.ts";

/** The JavaScript type of each PostgreSQL type (`openDatabase`), by its OID in `pg_type`. */
const KINDS: Readonly<Record<number, readonly string[]>> = {
  16: ["boolean"],
  17: ["Buffer"],
  20: ["bigint"],
  21: ["number"],
  23: ["number"],
  701: ["number"],
  1007: ["number[]"],
  1009: ["string[]"],
  1082: ["string"],
  1184: ["Date"],
  1700: ["string"],
};
/** JSON holds no dates and no bigints. */
const JSON_TYPES = new Set([114, 3802]);
const NOT_IN_JSON = new Set(["Date", "bigint", "Buffer"]);
const VOID = 2278;

/** The differences between a statement's declared row and the columns PostgreSQL returns. */
export function problemsOf(
  { at, row, open }: Pick<Statement, "at" | "row" | "open">,
  columns: readonly Column[],
  texts: ReadonlySet<number>,
  mayBeNull: (column: Column) => boolean,
): string[] {
  const answered = new Map(columns.map((column) => [column.name, column]));
  const declared = new Set(row.map(({ name }) => name));
  const missing = row.filter(({ name, optional }) => !optional && !answered.has(name));
  const extra = open
    ? []
    : columns.filter(({ name, dataTypeID }) => !declared.has(name) && dataTypeID !== VOID);
  return [
    ...missing.map(({ name }) => `${at} declares ${name}, which is not selected`),
    ...extra.map(({ name }) => `${at} selects ${name}, which is not declared`),
    ...row.flatMap((one) => {
      const column = answered.get(one.name);
      if (column === undefined) return [];
      const wrong = fits(one, column.dataTypeID, texts) ? [] : [`is of type ${column.dataTypeID}`];
      const none = !one.nullable && mayBeNull(column) ? ["may be null"] : [];
      return [...wrong, ...none].map(
        (what) => `${at} declares ${one.name} as ${one.written}, and it ${what}`,
      );
    }),
  ];
}

/** A type declared wider than the actual one is fine: its readers handle both. */
function fits({ kinds }: Declared, type: number, texts: ReadonlySet<number>): boolean {
  if (kinds.length === 0 || kinds.includes("unknown")) return true;
  if (JSON_TYPES.has(type)) return kinds.some((kind) => !NOT_IN_JSON.has(kind));
  const wanted = texts.has(type) ? ["string"] : (KINDS[type] ?? []);
  return kinds.some((kind) => wanted.includes(kind));
}
