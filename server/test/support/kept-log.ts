import { pino, type Logger } from "pino";
import { z } from "zod";

const Line = z.object({ msg: z.string() });

/** A log whose sentences are kept, from warnings on. */
export function keptLog(): { log: Logger; said: string[] } {
  const said: string[] = [];
  const write = (line: string) => void said.push(Line.parse(JSON.parse(line)).msg);
  return { log: pino({ level: "warn" }, { write }), said };
}
