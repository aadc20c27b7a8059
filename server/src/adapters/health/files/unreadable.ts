import type { FileProblem } from "../port.ts";

/** A file's problem. */
export class Unreadable extends Error {
  override name = "Unreadable";
  readonly problem: FileProblem;
  constructor(why: FileProblem["why"], { figure, cause }: { figure?: number; cause?: unknown } = {}) {
    super(why, { cause });
    this.problem = figure === undefined ? { why } : { why, figure };
  }
}
