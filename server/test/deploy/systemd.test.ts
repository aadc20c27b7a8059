import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// What deploy/systemd promises of every process: what it may do on the machine, and when it is not started again.

const FOLDER = join(import.meta.dirname, "../../../deploy/systemd");
/** What is set under [Service]. */
const service = (path: string) => {
  const [, lines = ""] = readFileSync(join(FOLDER, path), "utf8").split("[Service]\n");
  return (lines.split(/^\[/m)[0] ?? "").split("\n").filter((line) => /^\w/.test(line));
};
const UNITS = readdirSync(FOLDER).filter((name) => name.endsWith(".service"));
const SHARED = "kalivo-.service.d";

const HARDENING = [
  "UMask=0077",
  "LimitNOFILE=8192",
  "NoNewPrivileges=yes",
  "CapabilityBoundingSet=",
  "ProtectSystem=strict",
  "ProtectHome=yes",
  "ProtectProc=invisible",
  "ProtectClock=yes",
  "ProtectHostname=yes",
  "ProtectControlGroups=yes",
  "ProtectKernelLogs=yes",
  "ProtectKernelModules=yes",
  "ProtectKernelTunables=yes",
  "PrivateTmp=yes",
  "PrivateDevices=yes",
  "PrivateUsers=yes",
  "LockPersonality=yes",
  "RemoveIPC=yes",
  "RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX",
  "RestrictNamespaces=yes",
  "RestrictRealtime=yes",
  "RestrictSUIDSGID=yes",
  "SystemCallArchitectures=native",
  "SystemCallFilter=@system-service",
  "SystemCallErrorNumber=EPERM",
];
const nameOf = (line: string) => line.split("=")[0] ?? "";

test("every unit is hardened by what they share, takes none of it back, and runs as somebody", () => {
  expect(readdirSync(join(FOLDER, SHARED))).toEqual(["hardening.conf"]);
  expect(service(join(SHARED, "hardening.conf")).toSorted()).toEqual(HARDENING.toSorted());
  expect(UNITS.filter((name) => !name.startsWith("kalivo-"))).toEqual([]);
  const shared = new Set(HARDENING.map(nameOf));
  for (const unit of UNITS) {
    const set = service(unit);
    expect(
      set.filter((line) => shared.has(nameOf(line))),
      unit,
    ).toEqual([]);
    expect(
      // The bases belong to PostgreSQL, whose connection and folders no other user has.
      set.filter((line) =>
        (unit === "kalivo-base.service" ? /^User=postgres$/ : /^User=kalivo(-\w+)?$/).test(line),
      ),
      unit,
    ).toHaveLength(1);
  }
});

test("what serves is started again whatever ends it, unless it is wrongly configured", () => {
  const serving = UNITS.filter((unit) => !service(unit).includes("Type=oneshot"));
  expect(serving).toEqual(["kalivo-web@.service", "kalivo-worker.service"]);
  for (const unit of serving) {
    const restarts = service(unit).filter((line) => line.startsWith("Restart"));
    expect(restarts, unit).toEqual(["Restart=always", "RestartSec=2", "RestartPreventExitStatus=2"]);
  }
});

test("a start of the web side waits for its own process, and no longer than that lives", () => {
  const after = service("kalivo-web@.service").filter((line) => line.startsWith("ExecStartPost="));
  expect(after).toEqual(["ExecStartPost=/opt/kalivo/current/deploy/until-ready.sh %i"]);
});

test("a killed PostgreSQL is started again for as long as it takes, and the installation says so", () => {
  const dropIn = "postgresql@.service.d/kalivo.conf";
  expect(service(dropIn)).toEqual(["Restart=on-failure", "RestartSec=5"]);
  expect(readFileSync(join(FOLDER, dropIn), "utf8")).toContain("[Unit]\nStartLimitIntervalSec=0\n");
  const page = readFileSync(join(FOLDER, "../../docs/operate/install.md"), "utf8");
  const [, database = ""] = page.split("## 3. The database");
  expect(database.split("\n## ")[0]).toContain(`/opt/kalivo/current/deploy/systemd/${dropIn}`);
});
