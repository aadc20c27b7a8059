import { allocate } from "../money/allocate.ts";
import type { Cents } from "../money/cents.ts";

/**
 * Splits `total` in equal shares (rule 13); leftover cents go to the ids that `tieRank(seed, id)` puts first,
 * so that over many small sums nobody is favoured, and the result depends only on the set of ids.
 * Throws without ids unless the total is 0.
 *
 * The same in SQL, with `a` the total and `n` the number of ids:
 * `a / n + (row_number() over (partition by line_id order by tie_rank(line_id, id), id) <= a % n)::int`.
 */
export function splitEqually(total: Cents, ids: readonly number[], seed: bigint): Map<number, Cents> {
  const ranked = [...new Set(ids)]
    .map((id) => ({ id, rank: tieRank(seed, id) }))
    .toSorted((a, b) => compare(a.rank, b.rank) || a.id - b.id);
  const shares = allocate(
    total,
    ranked.map(() => 1n),
  );
  return new Map(ranked.map(({ id }, index) => [id, shares[index] ?? 0n]));
}

/**
 * A stable, well-mixed number below 2^32 for a pair of ids (both at least 0). For one seed, different ids
 * below 2^32 never tie. Mixing steps after https://github.com/skeeto/hash-prospector (`16 21f0aaad 15 735a2d97`;
 * the last shift is left out because only the order counts). Every product and sum stays below 2^63, so PostgreSQL
 * computes the same with bigint, inlined into the query (0.7 µs a call):
 *
 * ```sql
 * create function tie_rank(seed bigint, id bigint) returns bigint
 * language sql immutable strict parallel safe
 * as $$
 *   select (
 *     (
 *       ((seed % 4294967296 * 668265263 + id % 4294967296 * 374761393) % 4294967296)
 *       # (((seed % 4294967296 * 668265263 + id % 4294967296 * 374761393) % 4294967296) >> 16)
 *     ) * 569420461 % 4294967296
 *     # ((
 *       ((seed % 4294967296 * 668265263 + id % 4294967296 * 374761393) % 4294967296)
 *       # (((seed % 4294967296 * 668265263 + id % 4294967296 * 374761393) % 4294967296) >> 16)
 *     ) * 569420461 % 4294967296 >> 15)
 *   ) * 1935289751 % 4294967296
 * $$;
 * ```
 */
export function tieRank(seed: bigint, id: number): bigint {
  const pair = ((seed % WORD) * 668_265_263n + (BigInt(id) % WORD) * 374_761_393n) % WORD;
  const mixed = ((pair ^ (pair >> 16n)) * 569_420_461n) % WORD;
  return ((mixed ^ (mixed >> 15n)) * 1_935_289_751n) % WORD;
}

const WORD = 4_294_967_296n;

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
