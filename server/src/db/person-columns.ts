import type { Selectable, Updateable } from "kysely";
import type { PrivacySettings, Users } from "./schema.gen.ts";

/** The erased person, and when. */
type Erasure = { id: number; now: Date };

type Column<Value> = {
  /** Its name and type in the export of the person's data, or why it is left out. */
  exported: { as: string; type?: "text" | "float8" } | { no: string };
  /** The value an erasure writes, or why it stays. */
  erased: { to: Value | ((erasure: Erasure) => Value) } | { stays: string };
  /** Whether others than the person and the admins ever read it; `nobody`: the privacy walk searches for it everywhere. */
  shown: "others" | "nobody";
};
type Columns<Table> = {
  readonly [Name in keyof Selectable<Table> & string]: Column<
    Updateable<Table>[Name & keyof Updateable<Table>]
  >;
};

const as = (name: string, type?: "text" | "float8") => ({
  as: name,
  ...(type !== undefined && { type }),
});
const to = <Value>(value: Value) => ({ to: value });

/**
 * The one list of the data in a person's own row: the export and the erasure are derived from it, and the privacy walk
 * searches for what no other person may read. A missing column does not compile, and `person-data.test.ts` names it.
 */
export const USER_COLUMNS: Columns<Users> = {
  id: { exported: as("id"), erased: { stays: "the books speak of this number" }, shown: "others" },
  email: {
    exported: as("email", "text"),
    erased: { to: ({ id }) => `erased-${id}@erased.invalid` },
    shown: "nobody",
  },
  email_confirmed_at: {
    exported: as("email_confirmed_at"),
    erased: { stays: "the day alone, of an address that is gone" },
    shown: "nobody",
  },
  first_name: { exported: as("first_name"), erased: to("Former"), shown: "others" },
  last_name: { exported: as("last_name"), erased: to("member"), shown: "others" },
  phone: { exported: as("phone"), erased: to(null), shown: "nobody" },
  gender: { exported: as("gender"), erased: to(null), shown: "nobody" },
  birthday: { exported: as("birthday"), erased: to(null), shown: "nobody" },
  height_cm: { exported: as("height_cm"), erased: to(null), shown: "nobody" },
  weight_kg: { exported: as("weight_kg", "float8"), erased: to(null), shown: "nobody" },
  language: { exported: as("language"), erased: to("en"), shown: "nobody" },
  active_source: { exported: as("active_source"), erased: to("manual"), shown: "nobody" },
  is_admin: { exported: as("admin"), erased: to(false), shown: "nobody" },
  created_at: { exported: as("created_at"), erased: { stays: "the books begin there" }, shown: "others" },
  picture_hash: {
    exported: { no: "the picture itself is a file of the export" },
    erased: to(null),
    shown: "others",
  },
  portrait: { exported: as("portrait"), erased: to(null), shown: "others" },
  why_i_move: { exported: as("why_i_move"), erased: to(null), shown: "others" },
  password_hash: {
    exported: { no: "a hash, which says nothing to its owner and helps whoever steals the file" },
    erased: to("erased"),
    shown: "nobody",
  },
  erased_at: {
    exported: { no: "null as long as there is somebody to ask" },
    erased: { to: ({ now }) => now },
    shown: "nobody",
  },
};

const own = (name: string) => ({ exported: as(name), erased: to(false), shown: "nobody" }) as const;

/** The privacy settings: others see only their effect (`domain/src/people/privacy.ts`). */
export const PRIVACY_COLUMNS: Columns<PrivacySettings> = {
  user_id: {
    exported: { no: "the profile says it" },
    erased: { stays: "the number of the person's row" },
    shown: "nobody",
  },
  pseudo: { exported: as("pseudo"), erased: to(null), shown: "others" },
  public: own("public"),
  hidden_since: {
    exported: as("hidden_since"),
    erased: { stays: "follows `public`: no donor from before is let in again" },
    shown: "nobody",
  },
  funds_raised: own("funds_raised"),
  calories_burned: own("calories_burned"),
  backers_count: own("backers_count"),
  backers_detail: own("backers_detail"),
  organisations: own("organisations"),
  burners_count: own("burners_count"),
  burners_detail: own("burners_detail"),
  donations: own("donations"),
  newsletter: own("newsletter"),
  new_donor: own("new_donor"),
  reminder_sync: own("reminder_sync"),
  month_recap: own("month_recap"),
};

/** The export's columns as SQL on the row with this alias. */
export const exportedFrom = <Table>(row: string, columns: Columns<Table>): string =>
  Object.entries<Column<unknown>>(columns)
    .flatMap(([column, { exported }]) => {
      if ("no" in exported) return [];
      const type = exported.type === undefined ? "" : `::${exported.type}`;
      return [`${row}.${column}${type} as ${exported.as}`];
    })
    .join(", ");

/** What an erasure writes into the person's rows. */
export const erasedUser = (erasure: Erasure): Updateable<Users> => erasedIn(USER_COLUMNS, erasure);
export const erasedPrivacy = (erasure: Erasure): Updateable<PrivacySettings> =>
  erasedIn(PRIVACY_COLUMNS, erasure);

const erasedIn = <Table>(columns: Columns<Table>, erasure: Erasure): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries<Column<unknown>>(columns).flatMap(([column, { erased }]) => {
      if ("stays" in erased) return [];
      return [[column, typeof erased.to === "function" ? erased.to(erasure) : erased.to]];
    }),
  );
