import { expect, test } from "vitest";
import { addressOf, everyCall } from "#server-test/support/every-call.ts";
import { auditLog } from "#server-test/support/admins.ts";
import { somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct();

test("to a visitor every admin call is 401 and to a person it does not exist, whatever they send", async () => {
  const { token } = await somebody(kalivo);
  const calls = (await everyCall(kalivo)).filter(({ access }) => access === "admin");
  expect(calls.length).toBeGreaterThan(30);
  for (const call of calls) {
    const [method, path] = [call.method, addressOf(call)];
    expect([path, (await kalivo.send(method, path)).status]).toEqual([path, 401]);
    expect([path, (await kalivo.send(method, path, { token })).status]).toEqual([path, 404]);
    const sent = { token, data: { admin: true, confirm: "x", month: "2026-11", name: "x" } };
    expect([path, (await kalivo.send(method, path, sent)).body]).toEqual([path, { message: "Not found." }]);
  }
  expect(await auditLog(kalivo)).toEqual([]);
});
