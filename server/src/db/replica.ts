import type pg from "pg";
import type { FastifyBaseLogger } from "fastify";
import { inPool } from "./request-pools.ts";

/** A replica that is further behind is not read. */
export const MAX_LAG_MS = 5_000;
const LOOK_EVERY_MS = 1_000;

/** `none`: no replica is configured. */
export type ReplicaState = "none" | "fresh" | "behind";

export type Replica = {
  /**
   * Reads from the replica while it is fresh. What fails there (it ended, or a conflict with the recovery) is read from the
   * primary, as everything is while there is none.
   */
  read: <T>(work: () => Promise<T>) => Promise<T>;
  state: () => ReplicaState;
};

export type WatchedReplica = Replica & {
  /** Compares its position with the primary's once. */
  look: () => Promise<void>;
  stop: () => void;
};

export const NO_REPLICA: Replica = { read: (work) => work(), state: () => "none" };

type Watched = {
  primary: pg.Pool;
  replica: pg.Pool;
  log: Pick<FastifyBaseLogger, "warn" | "info">;
  /** Milliseconds of a clock that is never set. */
  steadyNow?: () => number;
};

/** A position of the primary's log, and when it was there. */
type Position = { lsn: string; at: number };
/** Whose log it is: that of this cluster, since it last became a primary. */
type Lineage = { cluster: string; timeline: number };

/**
 * Fresh is what has replayed all that the primary had written within the last `MAX_LAG_MS`: measured by positions in the
 * log, so that neither a quiet primary nor the clocks of two machines, nor a replica that lost its primary, deceives. Positions of
 * another cluster's log, or of one that went another way after a fail-over, say nothing.
 */
export function watchReplica({ primary, replica, log, steadyNow = () => performance.now() }: Watched) {
  let positions: Position[] = [];
  let replayedUpTo = Number.NEGATIVE_INFINITY;
  let told: ReplicaState = "none";

  const isFresh = () => steadyNow() - replayedUpTo <= MAX_LAG_MS;
  const tell = (why: unknown) => {
    const now = isFresh() ? "fresh" : "behind";
    if (now === told) return;
    if (now === "behind")
      log.warn({ err: why }, "the replica is away or too far behind: the primary is read");
    else if (told === "behind") log.info("the replica is read again");
    told = now;
  };
  const look = async () => {
    try {
      const { lsn, ...lineage } = await positionOfPrimary(primary);
      positions.push({ at: steadyNow(), lsn });
      const reached = await lastReached(replica, positions, lineage);
      if (reached !== null) {
        replayedUpTo = reached.at;
        positions = positions.filter(({ at }) => at > reached.at);
      }
      positions = positions.filter(({ at }) => steadyNow() - at <= MAX_LAG_MS);
      tell(null);
    } catch (error) {
      tell(error);
    }
  };
  let looking: Promise<void> | null = null;
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = null;
    });
  }, LOOK_EVERY_MS);
  timer.unref();

  const watched: WatchedReplica = {
    read: async (work) => {
      if (!isFresh()) return work();
      try {
        return await inPool("replica", work);
      } catch (error) {
        log.warn({ err: error }, "a read failed on the replica and is done on the primary");
        return work();
      }
    },
    state: () => (isFresh() ? "fresh" : "behind"),
    look,
    stop: () => clearInterval(timer),
  };
  return watched;
}

async function positionOfPrimary(primary: pg.Pool): Promise<Lineage & Pick<Position, "lsn">> {
  const { rows } = await primary.query<Lineage & Pick<Position, "lsn">>(
    `select lsn::text as lsn, c.system_identifier::text as cluster,
       ('x' || left(pg_walfile_name(lsn), 8))::bit(32)::int as timeline
     from pg_current_wal_flush_lsn() lsn, pg_control_system() c`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error("a select without a row");
  return row;
}

/** The newest of these positions that the replica has replayed; null: none, or it is no replica of this primary (any more). */
async function lastReached(
  replica: pg.Pool,
  positions: readonly Position[],
  { cluster, timeline }: Lineage,
): Promise<Position | null> {
  const { rows } = await replica.query<{ reached: number | null }>(
    `select max(p.nth)::int as reached
     from unnest($1::pg_lsn[]) with ordinality p (lsn, nth), pg_control_system() s, pg_control_checkpoint() c, pg_control_recovery() r
     where pg_is_in_recovery()
       and p.lsn <= pg_last_wal_replay_lsn()
       and s.system_identifier::text = $2
       and greatest(c.timeline_id, r.min_recovery_end_timeline) = $3`,
    [positions.map(({ lsn }) => lsn), cluster, timeline],
  );
  return positions[(rows[0]?.reached ?? 0) - 1] ?? null;
}
