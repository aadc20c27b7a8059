import type { ServerWords } from "@kalivo/words/server.ts";

type Kind = keyof ServerWords["alarms"];

/** What is wrong, how much of it, and what to do; null for a kind from another version of the product. */
export function alarmSentence(
  { alarms }: ServerWords,
  { kind, subject, count }: { kind: string; subject: string; count: number },
): string | null {
  return isKind(alarms, kind) ? alarms[kind](count, subject) : null;
}

const isKind = (alarms: ServerWords["alarms"], kind: string): kind is Kind => Object.hasOwn(alarms, kind);
