import { globSync, existsSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";

/** The engines of the distribution, by the package that brings them. */
export type Engine = "postgresql" | "pgbouncer" | "haproxy";

/** A package is missing; the message says what to install. */
export class MissingPackage extends Error {
  override name = "MissingPackage";
}

const OF_A_VERSION = /postgresql\/(\d+)\/bin$/;

/** The folder of PostgreSQL's programs, of the newest version that is installed. */
export function postgresFolder(): string {
  const folders = globSync("/usr/lib/postgresql/*/bin").filter((folder) =>
    existsSync(join(folder, "initdb")),
  );
  const [newest] = folders.toSorted((one, other) => versionIn(other) - versionIn(one));
  return newest ?? missing("postgresql");
}

const versionIn = (folder: string) => Number(OF_A_VERSION.exec(folder)?.[1] ?? 0);

export function programOf(engine: Exclude<Engine, "postgresql">): string {
  const found = ["/usr/sbin", "/usr/bin", "/usr/local/sbin", "/usr/local/bin"]
    .map((folder) => join(folder, engine))
    .find((path) => existsSync(path));
  return found ?? missing(engine);
}

export function versionOf(program: string, argument: string): string {
  const { stdout } = spawnSync(program, [argument], { encoding: "utf8" });
  return stdout.split("\n", 1)[0]?.trim() ?? program;
}

function missing(engine: Engine): never {
  throw new MissingPackage(`This drill needs ${engine}: apt-get install --no-install-recommends ${engine}`);
}
