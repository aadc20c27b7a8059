import { z } from "zod";
import { defineRoute } from "@kalivo/contract/route.ts";
import { expect, onTestFinished, test } from "vitest";
import { useProduct } from "../../test/support/product.ts";
import { outputSchema } from "./json-schema.ts";
import { mountApi } from "./route-handler.ts";
import { createServer } from "./server.ts";

const kalivo = useProduct();

/** A server with one call whose answer has more fields than its shape; counts how often the shape is inspected. */
async function serverOf(path: `/${string}`) {
  const { services } = kalivo.product;
  let looked = 0;
  const shape = z.object({ kept: z.string() });
  const answer = new Proxy(shape, {
    get(target, name) {
      if (name === "_zod") looked += 1;
      return Reflect.get(target, name);
    },
  });
  const app = await createServer({ log: services.log, version: "1.0.0", config: services.config });
  onTestFinished(() => app.close());
  await app.register(async (scope) => {
    const route = defineRoute({
      method: "GET",
      path,
      summary: "one",
      access: "anybody",
      ok: { 200: answer },
    });
    mountApi(scope, services).on(route, () => ({
      status: 200 as const,
      body: { kept: "here", secret: "not said" },
    }));
  });
  await app.ready();
  return { app, looked: () => looked };
}

test("what an answer may hold is compiled when it is first sent, and what its shape does not name never leaves", async () => {
  const { app, looked } = await serverOf("/one");
  expect(looked()).toBe(0);
  const first = await app.inject({ method: "GET", url: "/one" });
  expect([first.body, first.headers["content-type"]]).toEqual([
    '{"kept":"here"}',
    "application/json; charset=utf-8",
  ]);
  const once = looked();
  expect(once).toBeGreaterThan(0);
  expect((await app.inject({ method: "GET", url: "/one" })).body).toBe('{"kept":"here"}');
  expect(looked()).toBe(once);
});

test("what documents a call is made when the documentation is asked for", async () => {
  const { app, looked } = await serverOf("/two");
  expect(looked()).toBe(0);
  expect(app.swagger()).toHaveProperty(
    ["paths", "/two", "get", "responses", "200", "content", "application/json", "schema"],
    expect.objectContaining({ properties: { kept: { type: "string" } }, required: ["kept"] }),
  );
});

test.each(["text", "csv", "xml"] as const)("an answer as %s is documented as it is sent", async (kind) => {
  const { services } = kalivo.product;
  const app = await createServer({ log: services.log, version: "1.0.0", config: services.config });
  onTestFinished(() => app.close());
  const route = defineRoute({
    method: "GET",
    path: `/${kind}`,
    summary: kind,
    access: "anybody",
    ok: { 200: kind },
  });
  await app.register(async (scope) => {
    mountApi(scope, services).on(route, () => ({ status: 200 as const, body: kind }));
  });
  const { headers } = await app.inject({ method: "GET", url: route.path });
  const { paths = {} } = app.swagger();
  expect(paths[route.path]?.get?.responses).toMatchObject({
    200: { content: { [String(headers["content-type"]).split(";")[0] ?? ""]: {} } },
  });
});

test("a value out of a list that may be missing has null in its documented list", () => {
  const shape = z.object({
    way: z.enum(["in", "out"]).nullable(),
    only: z.literal("one").nullable(),
    name: z.string().nullable(),
  });
  expect(outputSchema(shape)).toMatchObject({
    properties: {
      way: { type: "string", enum: ["in", "out", null], nullable: true },
      only: { type: "string", enum: ["one", null], nullable: true },
      name: { type: "string", nullable: true },
    },
  });
});
