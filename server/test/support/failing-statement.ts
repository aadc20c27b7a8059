import pg from "pg";

/** As the database ends a statement that took too long. */
const ENDED = "do $$ begin raise exception using errcode = 'query_canceled'; end $$";
const AROUND = /^\s*(?:begin|start|commit|rollback)/i;

type Submitted = { text: string; name: string | null; values: unknown };

/**
 * Runs `work` while the database ends one of this process's statements: the nth, or every one with these words. `failed`: whether
 * there was one.
 */
export async function whileFailing<T>(
  which: number | RegExp,
  work: () => Promise<T>,
): Promise<{ answer: T; failed: boolean }> {
  const submit: unknown = Reflect.get(pg.Query.prototype, "submit");
  if (typeof submit !== "function") throw new Error("pg submits no statements");
  let asked = 0;
  let failed = false;
  const fails = (text: string): boolean => {
    if (AROUND.test(text)) return false;
    asked += 1;
    return typeof which === "number" ? asked === which : which.test(text);
  };
  Object.assign(pg.Query.prototype, {
    submit(this: Submitted, connection: unknown): unknown {
      if (fails(this.text)) {
        failed = true;
        Object.assign(this, { text: ENDED, name: null, values: null });
      }
      return Reflect.apply(submit, this, [connection]);
    },
  });
  try {
    const answer = await work();
    return { answer, failed };
  } finally {
    Object.assign(pg.Query.prototype, { submit });
  }
}
