import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "../../..");
const COMPILER = join(root, "node_modules/@typescript/native/bin/tsc");

/** An error of the compiler: the file it stands in, relative to the project, and its whole text. */
export type TypeFault = { file: string; text: string };

/** The project's workspaces of these names once more, in a folder of their own, which may be changed. */
export function scratchCopy(workspaces: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "kalivo-scratch-"));
  const listed = execFileSync("git", ["ls-files", "tsconfig.base.json", ...workspaces], {
    cwd: root,
    encoding: "utf8",
  });
  for (const path of listed
    .trim()
    .split("\n")
    .filter((each) => existsSync(join(root, each)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  link(folder, workspaces);
  return {
    /** Replaces a text that stands there once. */
    change(path: string, before: string, after: string): void {
      const text = readFileSync(join(folder, path), "utf8");
      if (text.split(before).length !== 2) throw new Error(`${path} has not one ${before}`);
      writeFileSync(
        join(folder, path),
        text.replace(before, () => after),
      );
    },
    typeFaults: (workspace: string): TypeFault[] => typeFaultsIn(folder, workspace),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Packages are the project's own; its workspaces are those of the copy. */
function link(folder: string, workspaces: readonly string[]): void {
  const modules = join(folder, "node_modules");
  mkdirSync(join(modules, "@kalivo"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules")))
    if (name !== "@kalivo") symlinkSync(join(root, "node_modules", name), join(modules, name));
  for (const workspace of workspaces) {
    symlinkSync(join(folder, workspace), join(modules, "@kalivo", workspace));
    const own = join(root, workspace, "node_modules");
    if (existsSync(own)) symlinkSync(own, join(folder, workspace, "node_modules"));
  }
}

/** A line that is not indented begins an error; the indented ones below it belong to it. */
function typeFaultsIn(folder: string, workspace: string): TypeFault[] {
  const { stdout } = spawnSync(
    process.execPath,
    [COMPILER, "-p", workspace, "--pretty", "false", "--noErrorTruncation"],
    { cwd: folder, encoding: "utf8", maxBuffer: 1 << 28 },
  );
  const faults: TypeFault[] = [];
  for (const line of stdout.split("\n")) {
    const [, file] = /^(\S+)\(\d+,\d+\): error /.exec(line) ?? [];
    if (file !== undefined) faults.push({ file, text: line });
    else {
      const last = faults.at(-1);
      if (last !== undefined) last.text += line;
    }
  }
  return faults;
}
