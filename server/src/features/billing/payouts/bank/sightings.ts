import type { BankStatement } from "./files/bank-statement.ts";

type Place = { statement: BankStatement; index: number };

/** The first place of each fact in a file: the same statement twice reports it twice, but it happened once. */
export class Sightings {
  readonly #first = new Map<string, Place>();

  /** `again`: another entry of the file reports that it happened once more. */
  see(what: string, place: Place): "first" | "copy" | "again" {
    const first = this.#first.get(what);
    if (first === undefined) {
      this.#first.set(what, place);
      return "first";
    }
    return first.index !== place.index && isCopy(first.statement, place.statement) ? "copy" : "again";
  }
}

const isCopy = (one: BankStatement, other: BankStatement): boolean =>
  one.account === other.account && one.reference === other.reference && one.closesOn === other.closesOn;
