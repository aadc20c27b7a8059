import { expect, test } from "vitest";
import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { codeIn, lastMail, mailTokenIn } from "#server-test/support/mailed.ts";
import { useAnnouncedPayers, type AnnouncedPayer } from "#server-test/support/announced-payers.ts";
import { PASSWORD } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { signToken } from "#server/crypto/signed-token.ts";

// The notice was sent to an address that is not the payer's any more.
const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const { payer, read } = useAnnouncedPayers(kalivo, 3);

const linksIn = (mail: string) => [
  ...new Set([...mail.matchAll(/\/notice\/([\w.-]+)/g)].map(([, token = ""]) => token)),
];
const look = (token: string) => kalivo.call("GET", pathTo(api.readNoticeLink, { token }));
const follow = (token: string) => kalivo.call("POST", pathTo(api.followNoticeLink, { token }));

async function movesTo({ token }: AnnouncedPayer, email: string) {
  const data = { email, proof: { password: PASSWORD } };
  expect((await kalivo.call("POST", api.changeAddress, { token, data })).status).toBe(200);
  return async () => {
    const code = codeIn(await lastMail(kalivo, email, /^Confirm/));
    expect((await kalivo.call("POST", api.confirmAddress, { token, data: { code } })).status).toBe(200);
  };
}

test("after a confirmed change of address no link in the old mailbox acts, and each says why", async () => {
  const who = payer(0);
  const links = linksIn(who.notice);
  const actions = await Promise.all(links.map(async (token) => (await look(token)).body.action));
  expect(new Set(actions)).toEqual(
    new Set(["cancel", "drop_line", "lower_line", "change_method", "stop_pledge", "stop_all"]),
  );
  const confirm = await movesTo(who, "paula@new.example");
  for (const token of links) expect((await look(token)).status).toBe(200); // not confirmed: nothing changed
  await confirm();
  for (const token of links) {
    const { status, body } = await look(token);
    expect([status, body.message]).toEqual([410, expect.stringMatching(/another address/u)]);
    expect(JSON.stringify(body)).not.toContain("paula@new");
    expect((await follow(token)).status).toBe(410);
  }
  expect(await read(who)).toMatchObject({ state: "announced", total_in_euros: 7 });
});

test("no link shows an address, and whoever puts the old one back has its links again", async () => {
  const who = payer(1);
  const links = linksIn(who.notice);
  for (const token of links) {
    const [body = ""] = token.split(".");
    expect(Buffer.from(body, "base64url").toString()).not.toContain("@");
    expect(token.length).toBeLessThan(400);
  }
  await (
    await movesTo(who, "PAULA@other.example")
  )();
  expect((await look(links[0] ?? "")).status).toBe(410);
  const undo = mailTokenIn(await lastMail(kalivo, who.email, /^Your email address was changed/));
  expect((await kalivo.call("POST", pathTo(api.followMailLink, { token: undo }))).status).toBe(200);
  expect((await look(links[0] ?? "")).status).toBe(200);
});

test("a link of before this was known acts while its notice is newer than the address", async () => {
  const who = payer(2);
  const { id: charge } = await kalivo.product.services.db
    .selectFrom("charges")
    .select("id")
    .where("payer_id", "=", who.payer)
    .executeTakeFirstOrThrow();
  const old = signToken(
    kalivo.product.services.secretKeys,
    "notice",
    { action: "cancel", charge, to: who.id },
    new Date("2026-12-25T08:00:00Z"),
  );
  expect((await look(old)).body).toMatchObject({ action: "cancel", usable: true });
  await kalivo.moveTo("2026-12-01T09:00:00Z");
  await (
    await movesTo(who, "paula@third.example")
  )();
  expect((await look(old)).status).toBe(410);
});
