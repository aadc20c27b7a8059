import { vi } from "vitest";
import { runCommand } from "../../src/cli/run-command.ts";

/** Runs `kalivo <args>` in this process and returns its output and exit code: faster than a process of its own. */
export async function kalivoHere(args: readonly string[], env: Record<string, string>) {
  const lines: string[] = [];
  const say = (line: unknown) => void lines.push(String(line));
  const spies = [vi.spyOn(console, "log"), vi.spyOn(console, "error")];
  for (const spy of spies) spy.mockImplementation(say);
  try {
    const code = await runCommand(args, { LOG_LEVEL: "error", ...env });
    return { code, output: lines.map((line) => `${line}\n`).join("") };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
