import fastify from "fastify";
import { expect, test } from "vitest";
import { readConfig } from "../config/config.ts";
import { mountAppLinks } from "./app-links.ts";

const CERTIFICATE = Array.from({ length: 32 }, (_, at) => (at + 160).toString(16)).join(":");
const APPLE = "/.well-known/apple-app-site-association";
const ANDROID = "/.well-known/assetlinks.json";

function served(env: Record<string, string>) {
  const app = fastify();
  mountAppLinks(app, readConfig(env).appLinks);
  return (url: string) => app.inject({ url });
}

test("phones find which apps may open the server's links, as JSON without a file ending", async () => {
  const get = served({ ANDROID_CERT_SHA256: CERTIFICATE, APPLE_TEAM_ID: "ABCDE12345" });
  const android = await get(ANDROID);
  expect(android.json()).toEqual([
    {
      relation: ["delegate_permission/common.handle_all_urls"],
      target: {
        namespace: "android_app",
        package_name: "org.kalivo.app",
        sha256_cert_fingerprints: [CERTIFICATE.toUpperCase()],
      },
    },
  ]);
  const apple = await get(APPLE);
  expect(apple.headers["content-type"]).toMatch(/^application\/json/);
  expect(apple.json()).toMatchObject({
    applinks: {
      details: [
        {
          appIDs: ["ABCDE12345.org.kalivo.app"],
          components: [{ "/": "/code/*" }, {}, {}, {}, { "/": "/register" }],
        },
      ],
    },
  });
});

test("without an app in a store there is nothing to find; a wrong fingerprint or team is said at the start", async () => {
  const get = served({});
  expect([(await get(ANDROID)).statusCode, (await get(APPLE)).statusCode]).toEqual([404, 404]);
  expect(() => readConfig({ ANDROID_CERT_SHA256: "14:6D" })).toThrow(/ANDROID_CERT_SHA256 takes SHA-256/);
  expect(() => readConfig({ APPLE_TEAM_ID: "Kalivo" })).toThrow(/APPLE_TEAM_ID must be the ten letters/);
});
