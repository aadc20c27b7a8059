import { spawnSync } from "node:child_process";
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const SCRIPT = join(import.meta.dirname, "../../../deploy/compose-secrets.sh");
const SMTP = "smtps://kalivo:hush@mail.internal";

/** The script in a folder of its own, with an `openssl` that says what it was asked and how often. */
async function folder() {
  const at = await mkdtemp(join(tmpdir(), "kalivo-compose-"));
  onTestFinished(() => rm(at, { recursive: true }));
  await copyFile(SCRIPT, join(at, "compose-secrets.sh"));
  await mkdir(join(at, "bin"));
  await writeFile(
    join(at, "bin/openssl"),
    '#!/bin/sh\necho . >> "$(dirname "$0")/asked"\necho "$* $(wc -l < "$(dirname "$0")/asked")"\n',
  );
  await chmod(join(at, "bin/openssl"), 0o755);
  return at;
}

const run = (at: string, typed: string) =>
  spawnSync("sh", [join(at, "compose-secrets.sh")], {
    input: typed,
    encoding: "utf8",
    env: { ...process.env, PATH: `${join(at, "bin")}${delimiter}${process.env["PATH"] ?? ""}` },
  });
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test("the secrets of compose are in a folder that lets nobody else through, and are never made anew", async () => {
  const at = await folder();
  const secrets = join(at, "secrets");
  expect(run(at, "\n").status).toBe(1);
  expect(run(at, `${SMTP}\n`).status).toBe(0);
  expect(await modeOf(secrets)).toBe("700");
  const names = (await readdir(secrets)).toSorted();
  expect(names).toHaveLength(7);
  const texts = async () => Promise.all(names.map((name) => readFile(join(secrets, name), "utf8")));
  for (const name of names) expect([name, await modeOf(join(secrets, name))]).toEqual([name, "644"]);
  const before = await texts();
  expect(new Set(before).size).toBe(names.length);
  expect(before).toContain(`${SMTP}\n`);
  expect(run(at, "").status).toBe(0);
  expect(await texts()).toEqual(before);
});
