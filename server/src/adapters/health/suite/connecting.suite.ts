import { expect, test } from "vitest";
import { outcomeOf, problemOf, type SourceActs } from "./source-under-test.suite.ts";

const HOUR_MS = 3_600_000;

export function connectingTests({ made, come, exchange, connect }: SourceActs) {
  test("somebody who agrees comes back with a code that is good once", async () => {
    const { scopes, accessHours, now } = made();
    const callback = await come(scopes.all);
    const grant = await exchange(callback);
    expect(grant.providerUserId).not.toBe("");
    expect(grant.scopes).toEqual(expect.arrayContaining([...scopes.all]));
    expect(grant.tokens.expiresAt.getTime() - now().getTime()).toBe(accessHours * HOUR_MS);
    expect(await made().source.isAuthorized(grant.tokens)).toBe(true);
    expect(await problemOf(exchange(callback))).toEqual({ kind: "not_granted" });
  });

  test("the same account is the same person, another one another", async () => {
    const first = await exchange(await come(made().scopes.all, "twice"));
    const again = await exchange(await come(made().scopes.all, "twice"));
    expect(again.providerUserId).toBe(first.providerUserId);
    expect((await connect()).providerUserId).not.toBe(first.providerUserId);
  });

  test("no, thanks; another attempt's state; a code that was never given: nothing is granted", async () => {
    expect(await problemOf(exchange(await come(null)))).toEqual({ kind: "not_granted" });
    const callback = await come(made().scopes.all);
    expect(await problemOf(exchange(callback, { state: "another" }))).toEqual({ kind: "not_granted" });
    const invented = new URL(callback);
    invented.searchParams.set("code", "invented");
    expect(await problemOf(exchange(invented))).toEqual({ kind: "not_granted" });
    expect((await exchange(callback)).tokens.accessToken).not.toBe("");
  });

  test("a code is worth nothing to whoever does not know the verifier, where the provider has PKCE", async () => {
    const callback = await come(made().scopes.all);
    const stolen = exchange(callback, { codeVerifier: "another-verifier-which-is-long-enough-to-be-one" });
    expect(await outcomeOf(stolen)).toBe(made().pkce ? "not_granted" : "granted");
  });

  test("less than all is enough where it is, and too little is said so and not kept there", async () => {
    const { scopes, connectedAccounts } = made();
    expect((await connect(scopes.enough)).scopes).not.toContain(
      scopes.all.find((scope) => !scopes.enough.includes(scope)),
    );
    const before = await connectedAccounts();
    expect(await outcomeOf(connect(scopes.tooFew))).toBe("missing_scope");
    expect(await connectedAccounts()).toBe(before);
  });

  test("a refreshed pair replaces the old one, whose refresh token is dead at once", async () => {
    const { source, passHours, accessHours } = made();
    const { tokens } = await connect();
    passHours(accessHours - 0.5);
    const fresh = await source.refresh(tokens);
    expect(fresh.accessToken).not.toBe(tokens.accessToken);
    expect(fresh.expiresAt.getTime()).toBeGreaterThan(tokens.expiresAt.getTime());
    expect(await problemOf(source.refresh(tokens))).toEqual({ kind: "needs_reconnect" });
    expect(await source.isAuthorized(fresh)).toBe(true);
    passHours(accessHours);
    expect(await source.isAuthorized(fresh)).toBe(false);
    expect(await source.isAuthorized(await source.refresh(fresh))).toBe(true);
  });

  test("a connection that was ended lets nobody in, and may be ended again", async () => {
    const { source } = made();
    const { tokens } = await connect();
    await source.revoke(tokens);
    expect(await source.isAuthorized(tokens)).toBe(false);
    expect(await problemOf(source.refresh(tokens))).toEqual({ kind: "needs_reconnect" });
    // Revoked again with expired tokens: it is over, or a renewal is required, which is impossible.
    expect(["granted", "needs_reconnect"]).toContain(await outcomeOf(source.revoke(tokens)));
  });

  test("a connection whose access token ran out is not over, and ends with a new pair", async () => {
    const { source, passHours, accessHours, connectedAccounts } = made();
    const before = await connectedAccounts();
    const { tokens } = await connect();
    passHours(accessHours + 1);
    const outcome = await outcomeOf(source.revoke(tokens));
    expect([outcome, await connectedAccounts()]).toEqual([
      outcome,
      outcome === "granted" ? before : before + 1,
    ]);
    await source.revoke(outcome === "granted" ? tokens : await source.refresh(tokens));
    expect(await connectedAccounts()).toBe(before);
  });
}
