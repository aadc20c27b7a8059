import { formatEuros, formatRate } from "@kalivo/domain/money/display.ts";
import { ownerOf } from "../card/code-card.ts";
import type { HeldCode } from "./queries.ts";

// The sentences that say what a code did.

export function saidOfPledge(held: HeldCode, pledge: "started" | "kept"): string {
  const { name } = ownerOf(held).owner;
  if (pledge === "kept") return `${name} supported you already; that stays as it is.`;
  const most = held.cap_cents === null ? "" : `, at most ${formatEuros(BigInt(held.cap_cents))} a month`;
  return `${name} now gives ${formatRate(held.rate_c100)} per 100 calories you burn${most}.`;
}

export const saidOfTeam = (held: HeldCode): string =>
  `${held.in_team ? "You are already in" : "You joined"} ${ownerOf(held).owner.name}.`;

export const saidOfInvitation = (held: HeldCode): string => `${ownerOf(held).owner.name} invited you.`;
