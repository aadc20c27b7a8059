const DAY_MS = 86_400_000;

/** Queries of the person's own data. */
const OWN: ReadonlySet<unknown> = new Set([
  "me",
  "bell",
  "codes",
  "connections",
  "meter",
  "moments",
  "news",
  "proof",
  "raised",
  "statement",
  "statements",
  "yearly-statements",
]);
/** The same for everybody, signed in or not. */
const PUBLIC: ReadonlySet<unknown> = new Set(["association", "costs", "transparency"]);
/** Names others, and is kept for a day only: they may hide something or leave. */
const OTHERS: ReadonlySet<unknown> = new Set(["organisation"]);
const OWN_FIGURES: ReadonlySet<unknown> = new Set(["rhythm", "recap", "activity", "answer", "cheers"]);

/**
 * For how long the answer of a query may be kept on the device, in ms; 0: not at all. Searches, filters and what a code
 * opens are not kept, nor is a profile or a team: its forms begin with a rate, a limit or a list that may be another by now.
 */
export function keptFor([name, of, ...rest]: readonly unknown[], userId: number): number {
  if (OWN.has(name) || PUBLIC.has(name)) return 7 * DAY_MS;
  switch (name) {
    case "workouts":
    case "organisations":
      return of === "" ? 7 * DAY_MS : 0;
    case "stats":
      if (OWN_FIGURES.has(of) || rest[0] === String(userId)) return 7 * DAY_MS;
      return rest.length === 1 ? DAY_MS : 0;
    case "people":
      return rest[0] === "" && isEmpty(rest[1]) ? DAY_MS : 0;
    case "teams":
      return of === "" ? DAY_MS : 0;
    default:
      return OTHERS.has(name) && rest.length === 0 ? DAY_MS : 0;
  }
}

const isEmpty = (filters: unknown): boolean =>
  typeof filters === "object" &&
  filters !== null &&
  Object.values(filters).every((one) => [undefined, null, false, ""].includes(one));
