import { expect, test } from "vitest";
import { SourceError } from "../port.ts";
import { stravaSource } from "./strava-source.ts";

const clock = { now: () => new Date("2026-11-21T12:00:00Z") };
const answering = (status: number) =>
  stravaSource({
    clientId: "1",
    clientSecret: "secret",
    subscriptionId: null,
    verifyToken: "token",
    oauthBase: "https://strava.example/oauth",
    apiBase: "https://strava.example/api/v3",
    http: { fetch: async () => new Response("{}", { status }), timeoutMs: 1000 },
    clock,
    wallClock: clock,
  });
const tokens = { accessToken: "a", refreshToken: "r", expiresAt: clock.now() };

test.each([
  [200, null],
  [400, "bad_payload"],
  [401, "inactive"],
  [429, "down"],
  [503, "down"],
])("a revocation answered with %i concerns everybody only where it does", async (status, kind) => {
  const problem = await answering(status)
    .revoke(tokens)
    .then(
      () => null,
      (error: unknown) => (error instanceof SourceError ? error.problem.kind : error),
    );
  expect(problem).toBe(kind);
});
