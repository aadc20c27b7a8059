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
