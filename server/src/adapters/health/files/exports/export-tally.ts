import { MAX_PARTS_TOLD } from "@kalivo/domain/parts-told.ts";
import type { FilePart, FileProblem, ReadFile } from "../../port.ts";
import { newest } from "./newest.ts";

export type ExportTally = ReturnType<typeof exportTally>;

const MOST_REASONS = 3;
const LONGEST_NAME = 200;

/** Collects what was read of an export, entry by entry. */
export function exportTally() {
  const workouts = newest();
  const said: FileProblem[] = [];
  const wrong = new Map<FileProblem["why"], FileProblem>();
  const broken = firstParts();
  const others = firstParts();
  let damaged = 0;
  return {
    add: workouts.add,
    /** A workout without a file of its own that is unreadable. */
    damage: (...problems: readonly FileProblem[]): void => {
      damaged += 1;
      for (const problem of problems) if (wrong.size < MOST_REASONS) wrong.set(problem.why, problem);
    },
    /** A file inside it, or a workout in one, that is unreadable. */
    damageIn: (name: string, problem: FileProblem): void => {
      damaged += 1;
      broken.add(name, problem);
    },
    /** A file inside it that has no workout and is not damaged. */
    passedOver: others.add,
    damagedSoFar: () => damaged,
    say: (problem: FileProblem): void => void said.push(problem),
    result: (): ReadFile => {
      const { activities, leftOut } = workouts.list();
      const problems: FileProblem[] = [
        ...said,
        ...(leftOut > 0 ? [{ why: "too_many_workouts", figure: leftOut } as const] : []),
        ...(damaged > 0 ? [{ why: "not_all_read" } as const, ...wrong.values()] : []),
      ];
      const parts = [...broken.named, ...others.named].slice(0, MAX_PARTS_TOLD);
      const moreParts = broken.count() + others.count() - parts.length;
      return { activities, damaged, problems, parts, moreParts };
    },
  };
}

/** The first of the files inside it, and how many there are. */
function firstParts() {
  const named: FilePart[] = [];
  let count = 0;
  return {
    /** Several workouts of one file have one reason. */
    add: (name: string, problem: FileProblem): void => {
      const shown = { name: name.slice(-LONGEST_NAME).toWellFormed(), ...problem };
      const last = named.at(-1);
      if (last?.name === shown.name && last.why === shown.why) return;
      count += 1;
      if (named.length < MAX_PARTS_TOLD) named.push(shown);
    },
    named,
    count: () => count,
  };
}
