import type { ImportItem, WorkoutImport } from "@kalivo/contract/shapes/workout-import.ts";
import { type OutcomeWords, summaryOfItems } from "./import-state.ts";

/** What became of a file, or of a workout in one. */
type Fate = { name: string; said: string };
type Fates = { fates: Fate[]; more: number };

/** A list on a phone; the others are counted. */
const FATES_SHOWN = 20;

/** The files that were not read, or not whole, and the files inside them. */
export function unreadOf(files: WorkoutImport["files"]): Fates {
  return firstOf(files.flatMap(unread), unnamedIn(files));
}

/** The fate of every file by its name; first of those that were not read, then of what was refused. */
export function fatesOf(
  { files, items }: WorkoutImport,
  words: OutcomeWords,
  nameOf: (item: ImportItem) => string,
): Fates {
  const inFile = Map.groupBy(items, ({ file }) => file);
  const refused = files.flatMap(({ name }, index) => {
    const all = inFile.get(index) ?? [];
    return all.filter(isRefused).map((item) => ({
      name: all.length === 1 ? name : `${name}, ${nameOf(item)}`,
      said: item.reason ?? "",
    }));
  });
  const others = files.flatMap(({ name }, index) => {
    const all = (inFile.get(index) ?? []).filter((item) => !isRefused(item));
    return all.length === 0 ? [] : [{ name, said: saidOf(all, words) }];
  });
  return firstOf([...files.flatMap(unread), ...refused, ...others], unnamedIn(files));
}

/** There is more to say of it than how many were imported. */
export const isToReport = ({ files, items }: WorkoutImport): boolean =>
  files.some((file) => unread(file).length > 0) || items.some(isRefused);

const unread = ({ name, reason, parts }: WorkoutImport["files"][number]): Fate[] => [
  ...(reason === null ? [] : [{ name, said: reason }]),
  ...parts.map((part) => ({ name: part.name, said: part.reason })),
];

const unnamedIn = (files: WorkoutImport["files"]): number =>
  files.reduce((sum, { more_parts: more }) => sum + more, 0);

const firstOf = (all: readonly Fate[], unnamed: number): Fates => ({
  fates: all.slice(0, FATES_SHOWN),
  more: Math.max(0, all.length - FATES_SHOWN) + unnamed,
});

const isRefused = ({ outcome }: ImportItem): boolean => outcome === "not_taken";

/** Of a single workout what it waits for, or why it counts less. */
function saidOf(items: readonly ImportItem[], words: OutcomeWords): string {
  const [first] = items;
  const note = items.length === 1 ? (first?.note ?? null) : null;
  return note ?? summaryOfItems(items, words);
}
