import { LANGUAGES } from "@kalivo/domain/language.ts";
import { expect, test } from "vitest";
import { useProduct } from "#server-test/support/product.ts";

const PUBLIC_URL = "https://kalivo.example.org";
const kalivo = useProduct({ ASSOCIATION_MAIL: "info+safety@ons-huis.example", DEMO: "1", PUBLIC_URL });

const read = async () => {
  const answer = await kalivo.app.inject({ url: "/.well-known/security.txt" });
  const fields = answer.body.split("\n").filter((line) => line !== "");
  return {
    answer,
    said: new Map(
      fields.map((line) => [line.slice(0, line.indexOf(": ")), line.slice(line.indexOf(": ") + 2)]),
    ),
  };
};

test("whoever finds a weakness finds whom to tell, at the address where one looks for it (RFC 9116)", async () => {
  const { answer, said } = await read();
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(Object.fromEntries(said)).toEqual({
    Contact: "mailto:info%2Bsafety@ons-huis.example",
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
    "Preferred-Languages": LANGUAGES.join(", "),
    Policy: `${PUBLIC_URL}/legal/source`,
    Canonical: `${PUBLIC_URL}/.well-known/security.txt`,
  });
});

test("it never runs out while the server answers, and never claims more than a year", async () => {
  for (const instant of ["2026-11-05T10:00:00Z", "2027-06-30T23:59:59Z"]) {
    await kalivo.moveTo(instant);
    const days =
      (new Date((await read()).said.get("Expires") ?? "").getTime() - new Date(instant).getTime()) /
      86_400_000;
    expect([instant, days > 30 && days < 365]).toEqual([instant, true]);
  }
});

test("the policy it names says that a report is welcome, in every language", async () => {
  const policy = new URL((await read()).said.get("Policy") ?? "");
  for (const language of LANGUAGES) {
    const page = await kalivo.app.inject({ url: `${policy.pathname}?lang=${language}` });
    expect([language, page.statusCode, page.body.includes("SECURITY.md")]).toEqual([language, 200, true]);
  }
});
