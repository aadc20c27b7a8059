import { foundNoRoom } from "./error-code.ts";

/**
 * Eight megabytes that fit into no memory, so that PostgreSQL writes them to a file on its disk and takes it away again: no
 * role of ours may ask how much room there is. Only reads, so it runs in a transaction that may not write.
 */
export const WRITES_A_FILE = [
  "set local work_mem = '64kB'",
  `
    with paper as materialized (select repeat(md5(n::text), 256) as page from generate_series(1, 1024) as n)
    select count(*)::int as pages from paper
  `,
] as const;

/**
 * Whether PostgreSQL finds no room for a small file.
 * @param write runs `WRITES_A_FILE` in a transaction of its own: it is good for nothing more when there is no room
 */
export async function findsNoRoom(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return false;
  } catch (error) {
    if (foundNoRoom(error)) return true;
    throw error;
  }
}
