import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import * as api from "@kalivo/contract/api-paths.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../support/process.ts";

// deploy/nginx.conf in the real nginx, without TLS: what stands in its logs while the product is away, half away and there.

const CONF = readFileSync(join(import.meta.dirname, "../../../deploy/nginx.conf"), "utf8");
const there = spawnSync("nginx", ["-v"]).error === undefined;

const KEYED = [
  "/reset/SECRET",
  "//reset/SECRET",
  "/RESET/SECRET",
  "/%72eset/SECRET",
  "/x/../reset/SECRET",
  "/preview/code/SECRET.png",
  api.readMailLink.replace("{token}", "SECRET"),
  api.stravaWebhook.replace("{secret}", "SECRET").replaceAll("/", "//"),
  "/?token=SECRET",
];
const OTHER = "/user/12";
const TOO_LARGE = `${12 * 1024 * 1024}`;

let folder = "";
let nginx: ChildProcess | null = null;
const ports = { proxy: 0, plain: 0, one: 0, two: 0 };

beforeAll(async () => {
  if (!there) return;
  folder = mkdtempSync(join(tmpdir(), "kalivo-nginx-test-"));
  mkdirSync(join(folder, "logs"));
  for (const name of ["proxy", "plain", "one", "two"] as const) ports[name] = await freePort();
  const site = CONF.replaceAll("/var/log/nginx/", `${folder}/logs/`)
    .replaceAll(/^ {2}(?:listen \[::\]|ssl_).*\n/gm, "")
    .replace("listen 80;", `listen 127.0.0.1:${ports.plain};`)
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${ports.proxy};`)
    .replace("127.0.0.1:3000", `127.0.0.1:${ports.one}`)
    .replace("127.0.0.1:3001", `127.0.0.1:${ports.two}`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; pid ${folder}/pid; error_log ${folder}/logs/main-error.log;
     events {} http { access_log ${folder}/logs/main.log; ${temporary.join(" ")} ${site} }`,
  );
  nginx = spawn("nginx", ["-c", join(folder, "nginx.conf"), "-e", join(folder, "logs/main-error.log")]);
  await answering(ports.proxy);
});
afterAll(async () => {
  if (nginx !== null) {
    nginx.kill();
    await new Promise((resolve) => nginx?.once("exit", resolve));
  }
  if (folder !== "") rmSync(folder, { recursive: true, force: true });
});

async function answering(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = connect(port, "127.0.0.1");
    const open = await new Promise((resolve) => {
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    });
    socket.destroy();
    if (open) return;
    await pause(50);
  }
  throw new Error("nginx does not listen");
}

/** Sent as it stands: a client of ours would mend the address. */
const ask = (path: string, length: string | null = null): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(ports.proxy, "127.0.0.1");
    socket.once("error", reject).once("data", (data) => {
      socket.destroy();
      resolve(String(data).split(" ")[1] ?? "");
    });
    const lines = [
      `${length === null ? "GET" : "POST"} ${path} HTTP/1.1`,
      "Host: kalivo.example.org",
      "Referer: https://kalivo.example.org/reset/SECRET",
      "Connection: close",
      ...(length === null ? [] : [`Content-Length: ${length}`]),
    ];
    socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  });

const logs = () =>
  readdirSync(join(folder, "logs"))
    .map((name) => readFileSync(join(folder, "logs", name), "utf8"))
    .join("");

test.skipIf(!there)(
  "no key stands in any log of nginx, whatever it answers (runs where nginx is: Debian has it in nginx-light)",
  async () => {
    const asked = async () => {
      const statuses: string[] = [];
      for (const path of [...KEYED, OTHER]) statuses.push(await ask(path));
      return [...new Set(statuses)];
    };
    expect(await asked()).toEqual(["503"]);
    expect([await ask("/reset/SECRET", TOO_LARGE), await ask(OTHER, TOO_LARGE)]).toEqual(["413", "413"]);
    const one = createServer((_, reply) => reply.end("well"));
    await new Promise<void>((resolve) => one.listen(ports.one, "127.0.0.1", resolve));
    expect(await asked()).toEqual(["200"]);
    one.close();
    one.closeAllConnections();
    // nginx writes of a request once it is answered.
    const told = () => logs().match(new RegExp(`"(?:GET|POST) ${OTHER}" (?:503|413|200) `, "g"))?.length;
    await expect.poll(told, { timeout: 60_000 }).toBe(3);
    expect(logs()).not.toContain("SECRET");
  },
);
