import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { inPool, currentPool, RequestPool } from "./request-pools.ts";
import { MAX_LAG_MS, NO_REPLICA, watchReplica } from "./replica.ts";

const lsn = (position: number) => `0/${position.toString(16)}`;

/** What a position check asks of each server: the primary's is as far as it wrote, the replica's as far as it replayed. */
function twoServers() {
  const state = {
    written: 10,
    replayed: 10,
    inRecovery: true,
    now: 0,
    away: false,
    cluster: "1",
    timeline: 1,
    follows: { cluster: "1", timeline: 1 },
  };
  const warned: string[] = [];
  const primary = fakePool(() => [
    { lsn: lsn(state.written), cluster: state.cluster, timeline: state.timeline },
  ]);
  const replica = fakePool((positions, cluster, timeline) => {
    if (state.away) throw new Error("Connection terminated");
    const isOfIt = cluster === state.follows.cluster && timeline === state.follows.timeline;
    const replayed = positions.map((text) => isOfIt && Number.parseInt(text.slice(2), 16) <= state.replayed);
    return [{ reached: state.inRecovery && replayed.includes(true) ? replayed.lastIndexOf(true) + 1 : null }];
  });
  const watched = watchReplica({
    primary,
    replica,
    log: { warn: (_: unknown, text?: string) => void warned.push(text ?? ""), info: () => undefined },
    steadyNow: () => state.now,
  });
  onTestFinished(watched.stop);
  return { state, warned, look: watched.look, read: watched.read };
}

type Asked = readonly [positions: readonly string[], cluster: string, timeline: number];

function fakePool(answer: (positions: string[], cluster: unknown, timeline: unknown) => unknown[]): pg.Pool {
  const pool = new pg.Pool();
  const query = async (_text: string, [positions, cluster, timeline]: Asked = [[], "", 0]) => ({
    rows: answer([...positions], cluster, timeline),
  });
  return Object.assign(pool, { query });
}

test("a replica that has replayed what the primary wrote within seconds is fresh, however quiet both are", async () => {
  const { state, look, read } = twoServers();
  await look();
  state.now += 3_600_000;
  await look();
  expect(await read(async () => currentPool())).toBe("replica");
});

test("one that stands still is read until it is too far behind, and again once it has caught up", async () => {
  const { state, look, read, warned } = twoServers();
  await look();
  state.written = 20;
  state.now += MAX_LAG_MS / 2;
  await look();
  expect(await read(async () => currentPool())).toBe("replica");
  state.now += MAX_LAG_MS / 2 + 1;
  await look();
  await look();
  expect(await read(async () => currentPool())).toBe("saves");
  expect(warned).toEqual(["the replica is away or too far behind: the primary is read"]);
  state.replayed = 20;
  await look();
  expect(await read(async () => currentPool())).toBe("replica");
});

test("one that is away, or was made a primary, is not read; nor one that nobody has looked at for long", async () => {
  for (const change of [{ away: true }, { inRecovery: false }]) {
    const { state, look, read } = twoServers();
    await look();
    Object.assign(state, change);
    state.now += MAX_LAG_MS + 1;
    await look();
    expect(await read(async () => currentPool())).toBe("saves");
  }
  const { state, look, read } = twoServers();
  await look();
  state.now += MAX_LAG_MS + 1;
  expect(await read(async () => currentPool())).toBe("saves");
});

test("one of another cluster, or of a primary that went another way, is not read, however far its log is", async () => {
  for (const change of [{ cluster: "2" }, { timeline: 2 }]) {
    const { state, look, read } = twoServers();
    Object.assign(state, change);
    await look();
    expect(await read(async () => currentPool())).toBe("saves");
  }
});

test("what fails on the replica is read from the primary, and a fault of ours is told once", async () => {
  const { look, read, warned } = twoServers();
  await look();
  const from: string[] = [];
  const outcome = await read(async () => {
    from.push(currentPool());
    if (currentPool() === "replica") throw new Error("canceling statement due to conflict with recovery");
    return "read";
  });
  expect([outcome, from]).toEqual(["read", ["replica", "saves"]]);
  expect(warned).toEqual(["a read failed on the replica and is done on the primary"]);
  await expect(read(() => Promise.reject(new Error("a bug")))).rejects.toThrow("a bug");
});

test("without a replica everything is read from the primary", async () => {
  expect([NO_REPLICA.state(), await NO_REPLICA.read(async () => currentPool())]).toEqual(["none", "saves"]);
});

test("work takes its connections from the pool that was chosen for it", async () => {
  const pools = {
    saves: fakeConnections("saves"),
    reads: fakeConnections("reads"),
    replica: fakeConnections("replica"),
  };
  const pool = new RequestPool(pools);
  for (const name of ["saves", "reads", "replica"] as const)
    await expect(inPool(name, () => pool.connect())).rejects.toThrow(`${name} was asked`);
  await expect(pool.query("select 1")).rejects.toThrow("saves was asked");
  await expect(inPool("reads", () => pool.query("select 1"))).rejects.toThrow("reads was asked");
});

function fakeConnections(name: string): pg.Pool {
  const refused = new Error(`${name} was asked`);
  return Object.assign(new pg.Pool(), {
    connect: (connected?: (error: Error) => void) =>
      connected === undefined ? Promise.reject(refused) : connected(refused),
  });
}
