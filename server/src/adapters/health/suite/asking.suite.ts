import { expect, test } from "vitest";
import { outcomeOf, problemOf, type SourceActs } from "./source-under-test.suite.ts";

export function askingTests({ made, come, exchange, connect, hook }: SourceActs) {
  test("a provider in trouble is to blame itself: the person stays connected", async () => {
    const { source, troubles, switchTrouble, passHours } = made();
    const { tokens } = await connect();
    const outcomes = [];
    for (const trouble of troubles) {
      await switchTrouble(trouble);
      outcomes.push(await outcomeOf(source.isAuthorized(tokens)));
      await switchTrouble(trouble);
      passHours(0.25); // the window of a limit
    }
    expect(outcomes).toEqual(troubles.map((trouble) => (trouble === "slow" ? "down" : trouble)));
    expect(await source.isAuthorized(tokens)).toBe(true);
  });

  test("a provider that is out of order costs nobody the connection: not at the exchange, not at the refresh", async () => {
    const { source, scopes, switchTrouble } = made();
    const { tokens } = await connect();
    const callback = await come(scopes.all);
    await switchTrouble("down");
    expect(await problemOf(exchange(callback))).toEqual({ kind: "down" });
    expect(await problemOf(source.refresh(tokens))).toEqual({ kind: "down" });
    await switchTrouble("down");
    expect((await exchange(callback)).tokens.accessToken).not.toBe("");
    expect((await source.refresh(tokens)).accessToken).not.toBe("");
  });

  test("a workout is told of, and can be had as it was recorded", async () => {
    const { source, workOut } = made();
    const { providerUserId, tokens } = await connect();
    const { id, request } = await workOut(providerUserId);
    expect(hook(request)).toMatchObject({ status: 200, accepted: true });
    const { events, unread } = source.eventsOf(request.body);
    expect([events.length, unread]).toEqual([1, 0]);
    const [event] = events;
    expect(event?.providerUserId).toBe(providerUserId);
    const activity =
      event?.kind === "activity" ? event.activity : (await source.fetchActivity?.(tokens, id))?.activity;
    expect(activity).toMatchObject({
      id,
      source: source.id,
      type: "running",
      metres: 8000,
      timerSeconds: 2760,
    });
    expect(BigInt(id) > 2n ** 53n).toBe(true);
    expect(activity?.title).toBeNull();
  });

  test("what a list says of a workout is how its revision begins, so that nothing is read twice", async () => {
    const { source, workOut } = made();
    const { providerUserId, tokens } = await connect();
    const { id } = await workOut(providerUserId);
    const window = { from: new Date(0), to: new Date("2030-01-01T00:00:00Z"), page: 1 };
    const listed = (await source.listActivities?.(tokens, window))?.items.find((item) => item.id === id);
    const read = await source.fetchActivity?.(tokens, id);
    expect(listed?.fingerprint).toBe(read?.activity.revision.split(":")[0]);
    expect(listed === undefined).toBe(source.capabilities.past === "backfill");
  });

  test("what is no message of the provider is not taken, and what cannot be read is counted", async () => {
    const { source, workOut } = made();
    const { providerUserId } = await connect();
    const { request } = await workOut(providerUserId);
    expect(hook({ ...request, headers: {}, body: Buffer.from("{}") })).toMatchObject({ accepted: false });
    for (const body of ["", "null", "[]", "{", '"x"'])
      expect(source.eventsOf(Buffer.from(body))).toEqual({ events: [], unread: 1 });
  });
}
