import { expect, test } from "vitest";
import { auditLog } from "../../../test/support/admins.ts";
import { somebody } from "../../../test/support/people.ts";
import { useProduct } from "../../../test/support/product.ts";

const kalivo = useProduct();

type OpenApi = { paths: Record<string, Record<string, unknown>> };

/** Every mounted admin call, with something in its path. */
async function adminCalls(): Promise<{ method: "GET" | "POST"; path: string }[]> {
  const { body } = await kalivo.call<OpenApi>("GET", "/api/openapi.json");
  return Object.entries(body.paths)
    .filter(([path]) => path.startsWith("/api/admin"))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({
        method: method === "get" ? ("GET" as const) : ("POST" as const),
        path: path.replace("{id}", "1").replace("{month}", "2026-11"),
      })),
    );
}

test("to a visitor every admin call is 401 and to a person it does not exist, whatever they send", async () => {
  const { token } = await somebody(kalivo);
  const calls = await adminCalls();
  expect(calls.length).toBeGreaterThan(30);
  for (const { method, path } of calls) {
    expect([path, (await kalivo.call(method, path)).status]).toEqual([path, 401]);
    expect([path, (await kalivo.call(method, path, { token })).status]).toEqual([path, 404]);
    const sent = { token, data: { admin: true, confirm: "x", month: "2026-11", name: "x" } };
    expect([path, (await kalivo.call(method, path, sent)).body]).toEqual([path, { message: "Not found." }]);
  }
  expect(await auditLog(kalivo)).toEqual([]);
});
