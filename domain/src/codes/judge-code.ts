import type { Day } from "../billing/month.ts";

/** The facts that decide whether a person may use a code. */
export interface CodeFacts {
  readonly archived: boolean;
  /** The last day it may be used, Brussels; null: no end. */
  readonly validUntil: Day | null;
  readonly maxUses: number | null;
  readonly uses: number;
  /** Its owner still exists, is an adult, and can pay what it promises. */
  readonly ownerStands: boolean;
  /** The viewer's own code, or one of a team that offers them nothing. */
  readonly own: boolean;
  readonly usedAlready: boolean;
}

/** Why a code may not be used (specification §8.2). `over`: archived, expired, or no longer backed by its owner. */
export type CodeRefusal = "over" | "own" | "used" | "full";

/** Rule 23, in the order of its answers: over, then own or already used, then full. Null: the code is valid. */
export function judgeCode(facts: CodeFacts, today: Day): CodeRefusal | null {
  const { archived, validUntil, maxUses, uses } = facts;
  if (archived || !facts.ownerStands || (validUntil !== null && validUntil < today)) return "over";
  if (facts.own) return "own";
  if (facts.usedAlready) return "used";
  return maxUses !== null && uses >= maxUses ? "full" : null;
}
