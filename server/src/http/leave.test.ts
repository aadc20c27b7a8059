import { expect, test } from "vitest";
import { useProduct } from "#server-test/support/product.ts";
import * as api from "@kalivo/contract/api-paths.ts";

const kalivo = useProduct();

test("once it was told to stop it says that it is not ready, and serves on with the last answer of each connection", async () => {
  const ask = (url: string) => kalivo.app.inject({ method: "GET", url });
  expect((await ask("/readyz")).json()).toEqual({ status: "ready" });
  expect((await ask(api.listOrganisations)).headers.connection).not.toBe("close");
  kalivo.product.beginStop();
  const probe = await ask("/readyz");
  expect([probe.statusCode, probe.json()]).toEqual([503, { message: "Not ready: the server is stopping." }]);
  expect((await ask("/healthz")).statusCode).toBe(200);
  const served = await ask(api.listOrganisations);
  expect([served.statusCode, served.headers.connection]).toEqual([200, "close"]);
});
