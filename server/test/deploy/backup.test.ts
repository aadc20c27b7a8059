import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

// deploy/backup.sh with a pg_dump that writes what it is told: what is kept, and that nobody takes a part for a whole.

const SCRIPT = join(import.meta.dirname, "../../../deploy/backup.sh");
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kalivo-backup-test-"));
  for (const name of ["bin", "backups"]) mkdirSync(join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const backups = () => readdirSync(join(folder, "backups")).toSorted();

/** A command of the system's, in place of its own. */
function command(name: string, script: string) {
  const path = join(folder, "bin", name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
}

function backUp(settings: Record<string, string> = {}) {
  const path = [join(folder, "bin"), process.env["PATH"]].join(delimiter);
  const { status, stderr } = spawnSync("sh", [SCRIPT], {
    encoding: "utf8",
    env: {
      PATH: path,
      BACKUP_DATABASE: "postgresql://nobody/kalivo",
      BACKUP_DIR: join(folder, "backups"),
      ...settings,
    },
  });
  return { status, said: stderr };
}

const DUMPS = 'for word in "$@"; do case $word in --file=*) echo "a dump" > "${word#--file=}" ;; esac; done';

test("a dump gets its name when it is whole; a failed one leaves nothing, and the ones before", () => {
  command("pg_dump", DUMPS);
  expect(backUp()).toMatchObject({ status: 0 });
  const [kept = ""] = backups();
  expect(kept).toMatch(/^kalivo-\d{8}T\d{6}Z\.dump$/);
  expect(readFileSync(join(folder, "backups", kept), "utf8")).toBe("a dump\n");
  command("pg_dump", `${DUMPS}; echo "no space left" >&2; exit 1`);
  expect(backUp()).toMatchObject({ status: 1, said: expect.stringContaining("backup: pg_dump failed") });
  expect(backups()).toEqual([kept]);
});

test("the oldest go, and one that stays is said though others went after it", () => {
  command("pg_dump", DUMPS);
  for (const day of [1, 2, 3, 4])
    writeFileSync(join(folder, "backups", `kalivo-2026010${day}T020000Z.dump`), "");
  command("rm", 'case $* in *20260103*) exit 1 ;; esac; exec /bin/rm "$@"');
  const { status, said } = backUp({ BACKUP_KEEP: "2" });
  expect([status, said]).toEqual([4, expect.stringContaining("an old backup could not be removed")]);
  expect(
    backups()
      .map((name) => name.slice(7, 15))
      .slice(0, 2),
  ).toEqual(["20260103", "20260104"]);
  expect(backups()).toHaveLength(3);
});

test("a number that is none, or a folder that is not there, is wrong usage", () => {
  command("pg_dump", DUMPS);
  for (const settings of [
    { BACKUP_KEEP: "0" },
    { BACKUP_KEEP: "many" },
    { BACKUP_DIR: join(folder, "none") },
  ])
    expect(backUp(settings).status).toBe(2);
  expect(backups()).toEqual([]);
});
