import { LANGUAGES } from "@kalivo/domain/language.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { serverWords } from "@kalivo/words/server.ts";
import { request } from "node:http";
import { beforeAll, expect, test } from "vitest";
import { somebody } from "./support/people.ts";
import { listeningOn } from "./support/listening-on.ts";
import { useProduct } from "./support/product.ts";

const kalivo = useProduct();

let port = 0;
beforeAll(async () => {
  port = await listeningOn(kalivo.app);
});

type Answered = {
  status: number | undefined;
  type: string | undefined;
  headers: Record<string, unknown>;
  body: string;
};

/** Sends the address as it is: everything that parses one would tidy it up first. */
const send = (method: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<Answered>((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, method, path, headers }, (answer) => {
      let body = "";
      answer.on("data", (chunk: Buffer) => (body += chunk.toString()));
      answer.on("end", () =>
        resolve({
          status: answer.statusCode,
          type: answer.headers["content-type"],
          headers: answer.headers,
          body,
        }),
      );
    });
    sent.on("error", reject).end();
  });

const STRANGE = [
  "%ED%A0%80", // half a sign
  "%E0%A4%A",
  "%",
  "%zz",
  "%00",
  "a%00b",
  "x//",
  "x//y",
  "..",
  "../..",
  "%2e%2e",
  "%2E%2E%2F%2E%2E%2Fetc%2Fpasswd",
  "..%5c..",
  "x".repeat(501),
  "x".repeat(6_000),
  "\\x",
];

test.each(STRANGE)(
  "an address nobody could mean is unknown, a call says so and a page is the app: %s",
  async (strange) => {
    for (const language of LANGUAGES) {
      const message = serverWords(language).request.notFound;
      for (const folder of [
        "/api/user/",
        "/api/",
        "/api/organisations/",
        "/pictures/",
        "/preview/user/",
        "/assets/",
        "/.well-known/",
        "/readyz/",
        "//Healthz/",
      ]) {
        for (const method of ["GET", "POST"]) {
          const path = folder + strange;
          const answer = await send(method, path, { "accept-language": language });
          expect([path, method, answer.status, answer.body.slice(0, 100)]).toEqual([
            path,
            method,
            404,
            JSON.stringify({ message }),
          ]);
          expect(answer.headers["x-content-type-options"]).toBe("nosniff");
        }
      }
    }
    const page = await send("GET", `/user/${strange}`);
    expect([page.status, page.type]).toEqual([200, "text/html; charset=utf-8"]);
    expect(page.headers["content-security-policy"]).toContain("default-src 'self'");
  },
);

test.each([
  "/sandbox/setup/%00",
  "/sandbox/portal/a%00b",
  "/sandbox/3ds/%00",
  "/simulated/strava/%00",
  "/mailbox/%00",
])("the pages of the stand-ins do not break on %s", async (path) => {
  expect((await send("GET", path)).status).toBe(200); // the app, as at every address that is nothing
  expect((await send("POST", path)).status).toBe(404);
});

const record = (id: string) => ({
  id: "\uD800" + id,
  platformId: "p\uDFFF",
  platformType: "healthkit",
  workoutType: "running",
  startDate: `2026-11-04T0${id}:00:00Z`,
  endDate: `2026-11-04T0${id}:30:00Z`,
  totalEnergyBurned: 200,
});

test("half a sign anywhere is the replacement sign or a clear refusal, and one bad record spoils no other", async () => {
  const { token } = await somebody(kalivo);
  const sent = [
    [api.syncWorkouts, { workouts: [record("1"), record("2")] }],
    [api.sendFeedback, { feedback: "a\uD800b" }],
    [api.saveInformations, { first_name: "A\uDC00" }],
    [api.savePrivacy, { pseudo: "x\uD800" }],
    [api.listWorkouts, { title: "\uD83D", notes: "\uD83D", type: "running" }],
    [api.listTeams, { name: "\uD800team", description: "\uDFFF" }],
    [api.listCodes, { label: "\uD800" }],
    [
      api.register,
      {
        email: "\uD800@x.example",
        first_name: "\uD800",
        last_name: "\uD800",
        password: "\uD800\uD800\uD800\uD800\uD800\uD800",
      },
    ],
    [api.readMe, { "\uD800": "\uD800", email: "\uD800", password: "\uD800\uD800\uD800\uD800\uD800\uD800" }],
  ] as const;
  for (const [path, data] of sent) {
    for (const form of [false, true]) {
      const { status, body } = await kalivo.call("POST", path, { token, data, form });
      const said = status < 400 || body.message.length > 4;
      expect([path, form, status < 500, said]).toEqual([path, form, true, true]);
    }
  }
  const { body } = await kalivo.call("POST", api.syncWorkouts, {
    token,
    data: { workouts: [record("3")] },
  });
  expect(JSON.stringify(body).isWellFormed()).toBe(true);
});

test("JSON nested deeper than any stack is read or refused, also with half signs in it", async () => {
  const { token } = await somebody(kalivo);
  const payload = `{"a":${"[".repeat(100_000)}"\\ud800"${"]".repeat(100_000)}}`;
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const answer = await kalivo.app.inject({ method: "POST", url: api.sendFeedback, payload, headers });
  expect(answer.statusCode).toBe(422);
});
