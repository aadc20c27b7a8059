import { expect, test } from "vitest";
import { somebody } from "@kalivo/server/test/support/people.ts";
import { useProduct } from "@kalivo/server/test/support/product.ts";

const kalivo = useProduct();

test("the demo's mailbox shows what was sent, as a program shows it and as text", async () => {
  const amina = await somebody(kalivo);
  await kalivo.runDue();
  const list = await kalivo.send("GET", "/mailbox");
  expect(list.text).toContain("Welcome to Kalivo");
  expect(list.text).toContain(amina.email);
  const path = /href="(\/mailbox\/\d+)"/.exec(list.text)?.[1] ?? "";
  const mail = await kalivo.send("GET", path);
  expect(mail.text).toContain(`src="${path}/html"`);
  expect(mail.text).toContain("Your account is ready.");
  const inner = await kalivo.send("GET", `${path}/html`);
  expect(inner.text).toContain("Welcome, Amina");
  expect(inner.headers["content-security-policy"]).toContain("default-src 'none'");
});

test("a mail that does not exist is not found", async () => {
  for (const path of ["/mailbox/999999", "/mailbox/abc", "/mailbox/999999/html"]) {
    expect((await kalivo.send("GET", path)).status).toBe(404);
  }
});
