import { sql } from "kysely";
import { beforeAll } from "vitest";
import { whileFailing } from "./failing-statement.ts";
import { fingerprints, written } from "./fingerprint.ts";
import type { TestProduct } from "./product.ts";

type Said = { status: number };

type Tried<Answer> = {
  /** The status once it is done. */
  ok: number;
  call: (nth: number) => Promise<Answer>;
  prepare?: (nth: number) => Promise<unknown>;
};

/** Call it at the top of a test file. */
export function useSavedOrNot(kalivo: TestProduct) {
  let print: () => Promise<Record<string, string>>;
  beforeAll(async () => {
    print = await fingerprints(kalivo.owner);
  });
  /**
   * Makes a call while the database ends its first statement, then while it ends the second, until there are no more: then it
   * is done. `wrong`: where it was told neither to come back with nothing written nor, with something written, that it is done.
   */
  return async <Answer extends Said>({ ok, call, prepare }: Tried<Answer>) => {
    const wrong: (string | { nth: number; status: number; changed: string[] })[] = [];
    let before = await print();
    for (let nth = 1; ; nth += 1) {
      await sql`delete from rate_limits`.execute(kalivo.owner);
      if (prepare !== undefined) {
        await prepare(nth);
        before = await print();
      }
      const { answer, failed } = await whileFailing(nth, () => call(nth));
      const after = await print();
      const changed = written(before, after);
      before = after;
      const { status } = answer;
      const isRight = status === ok ? changed.length > 0 : failed && status === 503 && changed.length === 0;
      if (!isRight) wrong.push({ nth, status, changed });
      if (!failed) return { answer, wrong: nth > 3 ? wrong : [...wrong, "next to nothing was tried"] };
    }
  };
}
