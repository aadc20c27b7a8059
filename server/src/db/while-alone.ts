import pg from "pg";

/** Runs the work while no other process runs work of this name; waits for its end. Needs a session: no pooler. */
export async function whileAlone<T>(directString: string, name: string, work: () => Promise<T>): Promise<T> {
  const holder = new pg.Client({ connectionString: directString });
  await holder.connect();
  try {
    await holder.query("select pg_advisory_lock(hashtext($1))", [name]);
    return await work();
  } finally {
    await holder.end();
  }
}
