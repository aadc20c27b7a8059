import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { useDeployScript } from "../support/deploy-script.ts";

// deploy/backup.sh with a pg_dump that writes what it is told: what is kept, and that nobody takes a part for a whole.

const { at, command, run } = useDeployScript("backup.sh");

const backups = () => readdirSync(at("backups")).toSorted();
const backUp = (settings: Record<string, string> = {}) =>
  run({ BACKUP_DATABASE: "postgresql://nobody/kalivo", ...settings });

const DUMPS = 'echo "a dump"';

test("a dump gets its name when it is whole; a failed one leaves nothing, and the ones before", () => {
  command("pg_dump", DUMPS);
  expect(backUp()).toMatchObject({ status: 0 });
  const [kept = ""] = backups();
  expect(kept).toMatch(/^kalivo-\d{8}T\d{6}Z\.dump$/);
  expect(readFileSync(at("backups", kept), "utf8")).toBe("a dump\n");
  command("pg_dump", `${DUMPS}; echo "no space left" >&2; exit 1`);
  expect(backUp()).toMatchObject({ status: 1, said: expect.stringContaining("backup: pg_dump failed") });
  expect(backups()).toEqual([kept]);
});

test("nobody else may read a dump, sealed or not, nor the part that it is written to", () => {
  const mode = (name: string) => (statSync(at("backups", name)).mode & 0o777).toString(8);
  command("pg_dump", `stat -c %a ${at("backups", ".kalivo.part")} >> ${at("parts")}; ${DUMPS}`);
  command("age", 'while [ "$1" != --output ]; do shift; done; echo "sealed" > "$2"');
  for (const settings of [{}, { BACKUP_AGE_RECIPIENT: "somebody" }])
    expect(backUp(settings)).toMatchObject({ status: 0 });
  expect(readFileSync(at("parts"), "utf8")).toBe("600\n600\n");
  const kept = backups();
  expect(kept.map((name) => name.split(".").slice(1).join("."))).toEqual(["dump", "dump.age"]);
  expect(kept.map(mode)).toEqual(["600", "600"]);
});

test("the pg_dump of a container's own makes the dump, and what fails there fails here", () => {
  command("pg_dump", "exit 1");
  command("docker", `echo "$*" > ${at("asked")}; ${DUMPS}`);
  const inside = {
    BACKUP_DATABASE: "postgresql://postgres@/kalivo",
    BACKUP_PG_DUMP: "docker compose --file compose.yaml exec -T db pg_dump",
  };
  expect(backUp(inside)).toMatchObject({ status: 0 });
  const [kept = ""] = backups();
  expect(readFileSync(at("backups", kept), "utf8")).toBe("a dump\n");
  expect(readFileSync(at("asked"), "utf8")).toBe(
    "compose --file compose.yaml exec -T db pg_dump --format=custom --no-password --exclude-table-data=raw_payloads --dbname=postgresql://postgres@/kalivo\n",
  );
  command("docker", `${DUMPS}; echo "service db is not running" >&2; exit 1`);
  expect(backUp(inside).status).toBe(1);
  expect(backups()).toEqual([kept]);
});

test("the oldest go, and one that stays is said though others went after it", () => {
  command("pg_dump", DUMPS);
  for (const day of [1, 2, 3, 4]) writeFileSync(at("backups", `kalivo-2026010${day}T020000Z.dump`), "");
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
  for (const settings of [{ BACKUP_KEEP: "0" }, { BACKUP_KEEP: "many" }, { BACKUP_DIR: at("none") }])
    expect(backUp(settings).status).toBe(2);
  expect(backups()).toEqual([]);
});
