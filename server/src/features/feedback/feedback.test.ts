import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct();
const send = (token: string, data: Record<string, unknown>, form = true) =>
  kalivo.call("POST", api.sendFeedback, { token, data, form });
const kept = () => kalivo.product.services.db.selectFrom("feedback").selectAll().orderBy("id").execute();
const log = (text: string | Uint8Array<ArrayBuffer>) => new File([text], "log.txt", { type: "text/plain" });

test("a message is kept under its author's name, with the debug log as a file or as text", async () => {
  const { id, token } = await somebody(kalivo);
  const written = { feedback: "  Bravo !\nReally. ", anonymous: false };
  const answer = await send(token, {
    ...written,
    logFile: log("2026-11-05T10:00 é GET /api/user/12 failed"),
  });
  expect([answer.status, answer.body.message]).toEqual([201, "thank you for your feedback !"]);
  expect((await send(token, { ...written, logFile: "a line" })).status).toBe(201);
  expect((await send(token, { feedback: "JSON too", logFile: "a line" }, false)).status).toBe(201);
  expect((await send(token, { feedback: "No log", logFile: "" })).status).toBe(201);
  expect((await kept()).map(({ user_id, body, log: said }) => [user_id, body, said])).toEqual([
    [id, "Bravo !\nReally.", "2026-11-05T10:00 é GET /api/user/(id) failed"],
    [id, "Bravo !\nReally.", "a line"],
    [id, "JSON too", "a line"],
    [id, "No log", null],
  ]);
});

test("an anonymous message keeps no author, no time of the day and no trace in its log", async () => {
  const { email, token } = await somebody(kalivo);
  const logFile = log(`sent to ${email} with ${token} for /user/12`);
  expect((await send(token, { feedback: "Between us", anonymous: true, logFile })).status).toBe(201);
  const row = (await kept()).at(-1);
  expect(row).toMatchObject({ user_id: null, log: "sent to (mail) with (token) for /user/(id)" });
  expect(row?.created_at).toEqual(new Date("2026-11-04T23:00:00Z"));
});

test("a message is required and has a length", async () => {
  const { token } = await somebody(kalivo);
  const before = (await kept()).length;
  for (const feedback of ["", "  \n ", undefined, "x".repeat(10_001)]) {
    const answer = await send(token, { feedback });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ["feedback"]]);
  }
  expect((await send(token, { feedback: "x".repeat(10_000) })).status).toBe(201);
  expect((await kept()).length).toBe(before + 1);
});

test("a log that is no text or too long is refused, and the message with it", async () => {
  const { token } = await somebody(kalivo);
  const before = (await kept()).length;
  const megabyte = 1024 * 1024;
  for (const bytes of [
    new Uint8Array([0, 1, 2]),
    new Uint8Array([0xff, 0xfe, 0x41]),
    new Uint8Array(megabyte + 1).fill(65),
  ]) {
    const answer = await send(token, { feedback: "Look", logFile: log(bytes) });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ["logFile"]]);
  }
  expect([413, 422]).toContain(
    (await send(token, { feedback: "Look", logFile: "x".repeat(megabyte + 1) })).status,
  );
  expect((await send(token, { feedback: "Look", logFile: "é".repeat(megabyte) }, false)).status).toBe(422);
  expect((await kept()).length).toBe(before);
  expect((await send(token, { feedback: "Look", logFile: log("/1".repeat(megabyte / 2)) })).status).toBe(201);
});

test("ten messages an hour are enough", async () => {
  const { token } = await somebody(kalivo);
  const answers = [];
  for (let no = 0; no < 11; no++) answers.push(await send(token, { feedback: `No ${no}` }));
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  expect(Number(answers.at(-1)?.headers["retry-after"])).toBeGreaterThan(0);
});
