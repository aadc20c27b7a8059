import { beforeAll, expect, test } from "vitest";
import { applyCode } from "@kalivo/contract/routes/apply-code.ts";
import { archiveCode } from "@kalivo/contract/routes/archive-code.ts";
import { checkCode } from "@kalivo/contract/routes/check-code.ts";
import { createCode } from "@kalivo/contract/routes/create-code.ts";
import { createTeam } from "@kalivo/contract/routes/create-team.ts";
import { deleteTeam } from "@kalivo/contract/routes/delete-team.ts";
import { leaveTeam } from "@kalivo/contract/routes/leave-team.ts";
import { listTeams } from "@kalivo/contract/routes/list-teams.ts";
import { listCodes } from "@kalivo/contract/routes/own/list-codes.ts";
import { setTeamAdmin } from "@kalivo/contract/routes/own/set-team-admin.ts";
import { stopCodePledges } from "@kalivo/contract/routes/own/stop-code-pledges.ts";
import { readTeam } from "@kalivo/contract/routes/read-team.ts";
import { removeMember } from "@kalivo/contract/routes/remove-member.ts";
import { saveTeam } from "@kalivo/contract/routes/save-team.ts";
import type { Route } from "@kalivo/contract/route.ts";
import { field, fieldsOf, form, named, sendTo, type Sent } from "./support/bad-requests.ts";
import { somebody, type Somebody } from "./support/people.ts";
import { useProduct } from "./support/product.ts";

const kalivo = useProduct();
let person: Somebody;
beforeAll(async () => {
  person = await somebody(kalivo);
});
const send = (route: Route, sent: Sent) => sendTo(kalivo, person.token, route, sent);

const LISTS: Route[] = [listTeams, listCodes];
const BY_ID: Route[] = [readTeam, deleteTeam, leaveTeam, archiveCode, stopCodePledges];
const WITH_BODY: Route[] = [
  applyCode,
  checkCode,
  createCode,
  createTeam,
  removeMember,
  saveTeam,
  setTeamAdmin,
];
const ALL = [...LISTS, ...BY_ID, ...WITH_BODY];

test.each(named(ALL.filter(({ access }) => access === "person")))("%s needs a sign-in", async (_, route) => {
  expect((await send(route, { signedIn: false })).status).toBe(401);
});

test.each(named(BY_ID))("%s knows no such id", async (_, route) => {
  for (const id of [
    "999999",
    "0",
    "-1",
    "1.5",
    "abc",
    "null",
    "2147483648",
    "9".repeat(400),
    "%00",
    "1;select",
  ])
    expect([id, (await send(route, { id })).status]).toEqual([id, 404]);
});

test.each(named(LISTS))("%s names the wrong part of its query", async (_, route) => {
  const wrong: Record<string, string[]> = {
    page: ["0", "-1", "abc", "1e309", "1.5", "99999999999"],
    per_page: ["0", "101", "abc"],
    search: ["x".repeat(10_000), "%00"],
  };
  for (const name of fieldsOf(route.query))
    for (const value of wrong[name] ?? [])
      expect([value, await send(route, { query: `?${name}=${value}` })]).toEqual([
        value,
        { status: 422, fields: [name] },
      ]);
});

test.each(named(WITH_BODY))(
  "%s names each field of the wrong kind, and refuses what is no body",
  async (_, route) => {
    for (const name of fieldsOf(route.body)) {
      for (const value of [{ a: { b: 1 } }, [[{}]], "\u0000"]) {
        const { status, fields } = await send(route, { payload: JSON.stringify({ [name]: value }) });
        expect([name, value, status, fields]).toEqual([name, value, 422, expect.arrayContaining([name])]);
      }
      const { status, fields } = await send(route, form([field(`${name}[a][b]`, "1")]));
      expect([name, status, fields]).toEqual([name, 422, expect.arrayContaining([name])]);
    }
    for (const payload of ["[]", '"text"', "1", "{", '{"__proto__":{"admin":true}}'])
      expect([payload, (await send(route, { payload })).status]).toEqual([payload, 422]);
    const huge = "x".repeat(11 * 1024 * 1024);
    expect((await send(route, { payload: `{"a":"${huge}"}` })).status).toBe(413);
    const file =
      'Content-Disposition: form-data; name="surprise"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nx';
    expect((await send(route, form([file]))).status).toBe(422);
  },
);
