import { z } from "zod";

const Told = z.object({
  level: z.string(),
  time: z.string(),
  msg: z.string().optional(),
  err: z.object({ message: z.string().optional(), stack: z.string().optional() }).loose().optional(),
});

/** Of every line: the same for the whole process, and a person at its terminal knows it. */
const OF_THE_PROCESS = new Set(["process", "pid", "host", "version"]);

/** A line of the log for a person: time, level, sentence, details; an error's stack beneath it. */
export function asText(line: string): string {
  const details: Record<string, unknown> = JSON.parse(line);
  const told = Told.safeParse(details);
  if (!told.success) return line;
  const { level, time, msg = "", err } = told.data;
  const said = Object.entries(details)
    .filter(([name]) => !Object.hasOwn(Told.shape, name) && !OF_THE_PROCESS.has(name))
    .map(([name, value]) => `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`);
  const first = [time.slice(11, 19), level.padEnd(5), msg, ...said].join(" ").trimEnd();
  const beneath = err === undefined ? "" : `\n  ${(err.stack ?? err.message ?? "").replaceAll("\n", "\n  ")}`;
  return `${first}${beneath}\n`;
}
