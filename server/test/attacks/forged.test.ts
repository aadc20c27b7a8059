import type { AddressWith } from "@kalivo/contract/calls.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { beforeAll, expect, test } from "vitest";
import { stopUrls } from "../../src/features/mail/unsubscribe.ts";
import { useAnnouncedPayers } from "../support/announced-payers.ts";
import { useSources } from "../support/connections.ts";
import { fingerprints, written } from "../support/fingerprint.ts";
import { lastMail, mailTokenIn, resetTokenIn } from "../support/mailed.ts";
import { PASSWORD, somebody, type Somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";

// Tokens of every kind, changed in every way, and brought to where they were not made for.

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z", LOG_LEVEL: "fatal" });
const month = useAnnouncedPayers(kalivo, 1);
const { start } = useSources(kalivo);

type Kind = "reset" | "address" | "notice" | "mails" | "sign-in";
let tokens: Record<Kind, string>;
let owner: Somebody;
let print: () => Promise<Record<string, string>>;
beforeAll(async () => {
  owner = await somebody(kalivo, "Olga");
  await kalivo.call("POST", api.forgotPassword, { data: { email: owner.email } });
  const reset = resetTokenIn(await lastMail(kalivo, owner.email, /password/));
  const email = `new-${owner.email}`;
  await kalivo.call("POST", api.changeAddress, {
    token: owner.token,
    data: { email, proof: { password: PASSWORD } },
  });
  const address = mailTokenIn(await lastMail(kalivo, email, /./));
  const { notice: text } = month.payer(0);
  const [, notice = ""] = /\/notice\/([\w.-]+)/.exec(text) ?? [];
  const { services } = kalivo.product;
  const mails = stopUrls(services, owner.id, "newsletter").oneClickUrl.split("/").at(-1) ?? "";
  tokens = { reset, address, notice, mails, "sign-in": owner.token };
  print = await fingerprints(kalivo.owner);
});

const flipped = (token: string, at: number) =>
  token.slice(0, at) + (token[at] === "A" ? "B" : "A") + token.slice(at + 1);
const CHANGES: readonly (readonly [string, (token: string) => string])[] = [
  ["altered at its beginning", (token) => flipped(token, 0)],
  ["altered in its middle", (token) => flipped(token, Math.floor(token.length / 2))],
  ["altered near its end", (token) => flipped(token, token.length - 3)],
  ["cut", (token) => token.slice(0, -1)],
  ["halved", (token) => token.slice(0, Math.max(10, Math.floor(token.length / 2)))],
  ["extended", (token) => `${token}A`],
  ["extended by a part", (token) => `${token}.e30`],
  ["without its seal", (token) => `${token.split(".")[0]}.`],
  ["doubled", (token) => token + token],
  ["in capitals", (token) => token.toUpperCase()],
  ["with a blank", (token) => `${token}%20`],
];

type Asked = { path: AddressWith<"POST">; data?: Record<string, unknown> };
const DOORS: readonly (readonly [Kind, (token: string) => Asked])[] = [
  ["reset", (token) => ({ path: api.resetPassword, data: { token, password: "another horse" } })],
  ["address", (token) => ({ path: pathTo(api.followMailLink, { token }) })],
  ["notice", (token) => ({ path: pathTo(api.followNoticeLink, { token }) })],
  ["mails", (token) => ({ path: pathTo(api.unsubscribe, { token }) })],
];
async function refused(asked: Asked): Promise<number> {
  await kalivo.product.services.db.deleteFrom("rate_limits").execute();
  return (await kalivo.call("POST", asked.path, { ...(asked.data && { data: asked.data }) })).status;
}
const REFUSED = new Set([404, 409, 410, 422]);

test.each(DOORS)("a link of kind %s that was changed in any way is nobody's", async (kind, door) => {
  const before = await print();
  for (const [how, change] of CHANGES)
    expect([how, REFUSED.has(await refused(door(change(tokens[kind]))))]).toEqual([how, true]);
  expect(written(before, await print())).toEqual([]);
});

test.each(DOORS)("no token made for something else is taken as one of kind %s", async (kind, door) => {
  const before = await print();
  const others = Object.entries(tokens).filter(([other]) => other !== kind);
  for (const [other, token] of others)
    expect([other, REFUSED.has(await refused(door(token)))]).toEqual([other, true]);
  expect(written(before, await print())).toEqual([]);
});

test("a token of a mail signs nobody in", async () => {
  for (const kind of ["reset", "address", "notice"] as const)
    expect([kind, (await kalivo.call("GET", api.readMe, { token: tokens[kind] })).status]).toEqual([
      kind,
      401,
    ]);
});

test("what comes back from a provider leads to a page of ours alone, whatever stands beside it", async () => {
  const { state } = await start(owner, "strava");
  const ours = kalivo.product.services.config.publicUrl;
  const queries = [
    `redirect_uri=https://evil.example&state=${state}&code=x`,
    "state=x%0d%0aSet-Cookie:%20jwt=evil&code=x",
    "error=access_denied%0d%0aLocation:%20https://evil.example&state=x",
    "error=%3Cscript%3Ealert(1)%3C/script%3E&state=%22%3E",
    `state=${state}&state=${state}&code=x`,
    "state=__proto__&code[]=x&code[a]=b",
    `state=${"x".repeat(5_000)}&code=${"y".repeat(5_000)}`,
  ];
  for (const query of queries) {
    const answer = await kalivo.app.inject({
      url: `${pathTo(api.finishConnection, { provider: "strava" })}?${query}`,
    });
    const location = answer.headers["location"] ?? "/";
    expect([query.slice(0, 60), answer.statusCode < 500]).toEqual([query.slice(0, 60), true]);
    expect(new URL(location, ours).host).toBe(new URL(ours).host);
    expect(location).not.toMatch(/[\r\n<"]|evil/);
    expect(JSON.stringify(answer.headers["set-cookie"] ?? "")).not.toContain("evil");
  }
});

test("no event of a provider of money counts without its signature", async () => {
  const before = await print();
  for (const provider of ["sandbox", "stripe", "paypal", "__proto__", "..%2fadmin"])
    for (const headers of [
      {},
      { "sandbox-signature": "t=1,v1=00" },
      { "stripe-signature": "t=1,v1=00,v0=00" },
    ])
      for (const payload of ["{}", '{"type":"payment_intent.succeeded"}', "", "null"]) {
        const { statusCode } = await kalivo.app.inject({
          method: "POST",
          url: pathTo(api.paymentWebhook, { provider }),
          headers: { "content-type": "application/json", ...headers },
          payload,
        });
        expect([provider, payload, statusCode >= 400 && statusCode < 500]).toEqual([provider, payload, true]);
      }
  expect(written(before, await print())).toEqual([]);
});
