import { afterAll, beforeAll, expect, test } from "vitest";
import { kalivoHere } from "#server-test/support/kalivo-here.ts";
import { TEST_KEY, useProduct } from "#server-test/support/product.ts";
import { startSmtpServer } from "#server-test/support/smtp-server.ts";

const kalivo = useProduct();
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
beforeAll(async () => {
  smtp = await startSmtpServer((to) => (to.startsWith("dead") ? "never" : "accept"));
});
afterAll(() => smtp.stop());

const mailTest = (...args: string[]) =>
  kalivoHere(["mail", "test", ...args], {
    DATABASE_URL: kalivo.product.directString,
    DEMO: "1",
    SECRET_KEYS: TEST_KEY,
    SMTP_URL: smtp.url,
    MAIL_FROM: "Kalivo <hello@kalivo.example>",
  });

test("a mail goes out at once, past the outbox, from who mails are from", async () => {
  expect(await mailTest("you@example.org")).toEqual({
    code: 0,
    output: "127.0.0.1 has taken a mail to you@example.org.\n",
  });
  expect(smtp.received).toMatchObject([{ from: "hello@kalivo.example", to: "you@example.org" }]);
});

test("a server that refuses is quoted, and anything but one address is wrong usage", async () => {
  const refused = await mailTest("dead@example.org");
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining("550 no such mailbox")]);
  for (const args of [[], ["nobody"], ["a@example.org", "b@example.org"]])
    expect(await mailTest(...args)).toMatchObject({ code: 2 });
});
