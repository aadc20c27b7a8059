import { pathTo } from "@kalivo/contract/path-to.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { anAdmin } from "../support/admins.ts";
import { useProduct } from "../support/product.ts";

// What only a demo has, asked for where it is none: by nobody and by an admin.

const kalivo = useProduct({
  DEMO: "0",
  PUBLIC_URL: "https://kalivo.example",
  KALIVO_NOW: "",
  LOG_LEVEL: "fatal",
});

const SURFACES = [
  ...["", "/", "/setup/x", "/portal/x", "/3ds/x", "/clock", "/cards"].map((path) => `/sandbox${path}`),
  ...[
    "",
    "/strava",
    "/garmin",
    "/strava/oauth/authorize",
    "/garmin/oauth2Confirm",
    "/strava/api/v3/athlete",
    "/garmin/wellness-api",
  ].map((path) => `/simulated${path}`),
  ...["", "/1", "/1/text", "/latest"].map((path) => `/mailbox${path}`),
  api.readClock,
  pathTo(api.paymentWebhook, { provider: "sandbox" }),
  "/metrics/",
  "/.env",
  "/server/src/main.ts",
  "/api/openapi.json/../demo/clock",
];

test.each(SURFACES)("production knows nothing at %s", async (path) => {
  const admin = await anAdmin(kalivo);
  const nothing = (await kalivo.app.inject({ url: "/nothing-here", headers: { accept: "application/json" } }))
    .body;
  for (const method of ["GET", "POST"] as const)
    for (const token of [undefined, admin.token]) {
      const headers = {
        accept: "application/json",
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      };
      const { statusCode, body } = await kalivo.app.inject({ method, url: path, headers });
      expect([path, method, statusCode === 404 || body === nothing]).toEqual([path, method, true]);
    }
});
