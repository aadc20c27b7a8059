import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { useProduct } from "./support/product.ts";

const kalivo = useProduct({ DEMO: "1", PUBLIC_URL: "https://kalivo.example.org" });

const ADDRESSES = [
  "/",
  api.readVersion,
  api.readMe,
  "/api/nothing",
  "/legal",
  "/pictures/x.webp",
  "/healthz",
  "/.well-known/security.txt",
];

test.each(ADDRESSES)(
  "whatever is answered at %s tells browsers to believe and frame nothing",
  async (url) => {
    const { headers } = await kalivo.app.inject({ url });
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "referrer-policy": "no-referrer",
    });
    const policy = String(headers["content-security-policy"]);
    for (const directive of ["base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(directive);
    expect(policy).toMatch(/object-src 'none'|default-src 'none'/);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(?:inline|eval)'/);
  },
);

test("a call is not answered to pages of other sites, and TRACE to nobody", async () => {
  const asked = { url: api.readMe, headers: { origin: "https://evil.example" } };
  expect((await kalivo.app.inject(asked)).headers["access-control-allow-origin"]).toBeUndefined();
  const native = { url: api.readMe, headers: { origin: "capacitor://localhost" } };
  expect((await kalivo.app.inject(native)).headers["access-control-allow-origin"]).toBe(
    "capacitor://localhost",
  );
  expect((await kalivo.app.inject({ method: "TRACE", url: api.readMe })).statusCode).toBeGreaterThanOrEqual(
    400,
  );
});

test("a page talks to its own server only, sends no form elsewhere, and has no powers it does not use", async () => {
  const { headers } = await kalivo.app.inject({ url: "/" });
  const policy = new Map(
    String(headers["content-security-policy"])
      .split(";")
      .map((directive) => directive.trim().split(" "))
      .map(([name = "", ...sources]) => [name, sources]),
  );
  expect(policy.get("connect-src")).toEqual(["'self'"]);
  expect(policy.get("form-action")).toEqual(["'self'"]);
});

test("the shells of the stores read what an answer says beside its body", async () => {
  const native = { url: api.readVersion, headers: { origin: "capacitor://localhost" } };
  const { headers } = await kalivo.app.inject(native);
  const exposed = String(headers["access-control-expose-headers"]).toLowerCase();
  for (const name of ["retry-after", "x-total-count", "x-server-time", "content-disposition"])
    expect(exposed).toContain(name);
});

test("of the built app only what has its content in its name is kept for a year", async () => {
  const kept = async (url: string) => {
    const { statusCode, headers } = await kalivo.app.inject({ url });
    return [statusCode, headers["cache-control"]];
  };
  const asset = /\/assets\/[\w.-]+\.js/.exec((await kalivo.app.inject({ url: "/" })).body)?.[0] ?? "";
  expect(await kept(asset)).toEqual([200, expect.stringContaining("max-age=31536000")]);
  expect(await kept("/sw.js")).toEqual([200, "no-cache"]);
});
