import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { useAnnouncedPayers } from "../support/announced-payers.ts";
import { somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const { payer } = useAnnouncedPayers(kalivo, 1);

const tally = (statuses: readonly number[]) =>
  Object.fromEntries([...Map.groupBy(statuses, String)].map(([status, { length }]) => [status, length]));

const atOnce = async (count: number, act: () => Promise<{ status: number }>) =>
  tally((await Promise.all(Array.from({ length: count }, act))).map(({ status }) => status));

test("a hundred payment pages at once are ten, of one person; nobody else is held up", async () => {
  const [one, other] = [await somebody(kalivo), await somebody(kalivo)];
  for (const { token } of [one, other])
    await kalivo.call("POST", api.saveInformations, { token, data: { birthday: "1990-01-01" } });
  const open = (token: string) => () => kalivo.call("GET", api.openPortal, { token });
  const answers = await atOnce(100, open(one.token));
  expect(answers).toEqual({ 200: 10, 429: 90 });
  expect((await open(other.token)()).status).toBe(200);
});

test.each([
  ["POST", api.backBurner, { burner_id: 2_000_000_000, perCalorie: 0.05, limit: 1000 }],
  ["POST", api.createTeam, { name: "" }],
  ["POST", api.createCode, {}],
  ["GET", pathTo(api.downloadYearPdf, { year: 2025 }), {}],
  ["GET", pathTo(api.downloadYearCsv, { year: 2025 }), {}],
  ["GET", api.listBurners, { search: "a" }],
  ["POST", api.syncWorkouts, { workouts: [] }],
] as const)("a script that calls %s %s without end is told to wait", async (method, path, data) => {
  const { token } = await somebody(kalivo);
  let told = false;
  for (let round = 0; round < 12 && !told; round += 1)
    told = "429" in (await atOnce(50, () => kalivo.call(method, path, { token, data })));
  expect(told).toBe(true);
});

test("a link of a notice opens ten sessions at the provider an hour, not one each time", async () => {
  const { notice } = payer(0);
  const tokens = [...new Set([...notice.matchAll(/\/notice\/([\w.-]+)/g)].map(([, token = ""]) => token))];
  for (const token of tokens) {
    const { body } = await kalivo.call("GET", pathTo(api.readNoticeLink, { token }));
    if (body.action !== "change_method") continue;
    expect(await atOnce(25, () => kalivo.call("POST", pathTo(api.followNoticeLink, { token })))).toEqual({
      200: 10,
      429: 15,
    });
    return;
  }
  throw new Error("the notice has no link to change the method");
});

const codes = (from: number) => Array.from({ length: 8 }, (_, at) => `NOTACO${from}${at}`);

const registerWithCodes = async (turn: number) => {
  const answer = await kalivo.app.inject({
    method: "POST",
    url: api.register,
    remoteAddress: "203.0.113.99",
    payload: {
      first_name: "Al",
      last_name: "Bo",
      email: `codes${turn}@example.org`,
      password: "correct horse",
      codes: codes(turn),
    },
  });
  const { codes: tried = [] } = z
    .object({ codes: z.array(z.object({ message: z.string() })).optional() })
    .parse(answer.json());
  return { status: answer.statusCode, said: tried.map(({ message }) => message) };
};

test("codes tried at registration count like codes that are looked up", async () => {
  const turns = [await registerWithCodes(2), await registerWithCodes(3), await registerWithCodes(4)];
  expect(turns.map(({ status }) => status)).toEqual([201, 201, 429]);
  const said = turns.flatMap((turn) => turn.said);
  expect(said.filter((message) => !message.includes("wait"))).toHaveLength(10);
});
