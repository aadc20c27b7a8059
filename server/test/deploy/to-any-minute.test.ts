import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { useDeployScript } from "../support/deploy-script.ts";

// The archive of PostgreSQL's log and its bases (deploy/archive-wal.sh, deploy/base-backup.sh): packed, never replaced, and what
// no kept base needs is taken away.

const text = (path: string) => readFileSync(join(import.meta.dirname, "../../..", path), "utf8");

describe("a file of the log", () => {
  const { at, command, run } = useDeployScript("archive-wal.sh");
  const NAME = "000000010000000000000007";
  const archive = () => run({ ARCHIVE_DIR: at("backups") }, [at(NAME), NAME]);
  const kept = () => readdirSync(at("backups"));
  beforeEach(() => writeFileSync(at(NAME), "what was written"));

  test("is packed and gets its name when it is whole", () => {
    command("sync", `ls ${at("backups")} >> ${at("seen")}`);
    expect(archive()).toEqual({ status: 0, said: "" });
    expect(kept()).toEqual([`${NAME}.gz`]);
    expect(gunzipSync(readFileSync(at("backups", `${NAME}.gz`))).toString()).toBe("what was written");
    expect(readFileSync(at("seen"), "utf8")).toBe(`${NAME}.gz.part\n${NAME}.gz\n`);
  });

  test("that cannot be packed is none, and is tried again over what was cut off", () => {
    command("gzip", "printf part; exit 1");
    expect(archive().status).not.toBe(0);
    expect(existsSync(at("backups", `${NAME}.gz`))).toBe(false);
    command("gzip", 'exec /bin/gzip "$@"');
    expect(archive().status).toBe(0);
    expect(kept()).toEqual([`${NAME}.gz`]);
  });

  test("that is there already is done when it is the same, and never replaced by another", () => {
    archive();
    expect(archive().status).toBe(0);
    writeFileSync(at(NAME), "of another database");
    const { status, said } = archive();
    expect([status, said]).toEqual([1, expect.stringContaining("something else in it")]);
    expect(gunzipSync(readFileSync(at("backups", `${NAME}.gz`))).toString()).toBe("what was written");
  });

  test("wants both its path and its name", () => expect(run({ ARCHIVE_DIR: at("backups") }).status).toBe(2));
});

/** A base that begins there, as tar packs it. */
const writesBase = (from: string) => `
  for word; do case $word in --pgdata=*) to=\${word#--pgdata=} ;; esac; done
  mkdir "$to" && cd "$to" && echo "START WAL LOCATION: 0/A000028 (file ${from})" > backup_label
  tar -czf base.tar.gz backup_label && rm backup_label`;

describe("a base", () => {
  const { at, command, run } = useDeployScript("base-backup.sh");
  const settings = (more: Record<string, string> = {}) => ({
    BASE_DIR: at("backups"),
    ARCHIVE_DIR: at("archive"),
    ...more,
  });
  const FROM = "00000001000000000000000A";
  const bases = () => readdirSync(at("backups")).toSorted();
  beforeEach(() => {
    mkdirSync(at("archive"));
    command("pg_basebackup", writesBase(FROM));
    command("pg_archivecleanup", `echo "$*" >> ${at("cleaned")}`);
  });
  test("gets a folder of its own when it is whole, a second one beside it", () => {
    expect(run(settings()).status).toBe(0);
    const [first = ""] = bases();
    expect(first).toMatch(/^\d{8}T\d{6}Z$/);
    command("date", "echo 20991231T000000Z");
    expect(run(settings()).status).toBe(0);
    expect(bases()).toEqual([first, "20991231T000000Z"]);
    expect(readFileSync(at("cleaned"), "utf8")).toBe(`-x .gz ${at("archive")} ${FROM}\n`.repeat(2));
  });

  test("that fails leaves nothing and removes nothing", () => {
    for (const day of ["20260101T000000Z", "20260108T000000Z"]) mkdirSync(at("backups", day));
    command("pg_basebackup", `${writesBase(FROM)}; exit 1`);
    expect(run(settings({ BASE_KEEP: "1" }))).toMatchObject({ status: 1 });
    expect(bases()).toEqual(["20260101T000000Z", "20260108T000000Z"]);
    expect(existsSync(at("cleaned"))).toBe(false);
  });

  test("takes the oldest away, and of the archive what the oldest that stays does not need", () => {
    for (const day of ["20260101T000000Z", "20260108T000000Z"]) mkdirSync(at("backups", day));
    expect(run(settings({ BASE_KEEP: "1" })).status).toBe(0);
    expect(bases()).toHaveLength(1);
    expect(bases()).not.toContain("20260108T000000Z");
    expect(readFileSync(at("cleaned"), "utf8")).toContain(` ${FROM}\n`);
  });

  test("whose begin cannot be read keeps all of the archive, and says so", () => {
    mkdirSync(at("backups", "20260101T000000Z"));
    writeFileSync(at("backups", "20260101T000000Z", "base.tar.gz"), gzipSync(""));
    const { status, said } = run(settings());
    expect([status, said]).toEqual([4, expect.stringContaining("nothing of the archive was removed")]);
    expect(existsSync(at("cleaned"))).toBe(false);
  });

  test("is wrongly called without its folders, or with a number that is none", () => {
    for (const wrong of [{ BASE_DIR: at("none") }, { ARCHIVE_DIR: at("none") }, { BASE_KEEP: "0" }])
      expect(run(settings(wrong)).status).toBe(2);
    expect(bases()).toEqual([]);
  });
});

test("what is printed packs with the script, unpacks what it wrote, and is pruned by the timer", () => {
  const page = text("docs/operate/backup.md");
  expect(page).toContain("archive_command = '/opt/kalivo/current/deploy/archive-wal.sh %p %f'");
  expect(page).toContain("restore_command = 'gzip -dc < /var/lib/postgresql/wal/%f.gz > %p'");
  expect(page).toContain("systemctl enable --now kalivo-base.timer");
  expect(page).not.toMatch(/archive_command = '.*\bcp /);
  const unit = text("deploy/systemd/kalivo-base.service");
  for (const line of ["User=postgres", "ExecStart=/opt/kalivo/current/deploy/base-backup.sh"])
    expect(unit.split("\n")).toContain(line);
  expect(unit).toContain("ReadWritePaths=-/var/lib/postgresql/base -/var/lib/postgresql/wal");
});
