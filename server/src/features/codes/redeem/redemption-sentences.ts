import { formatEuros, formatRate } from "@kalivo/domain/money/display.ts";
import type { Sentence } from "@kalivo/words/server.ts";
import { ownerOf } from "../code-card.ts";
import type { HeldCode } from "./redeem.queries.ts";

// The sentences that say what a code did.

export function saidOfPledge(held: HeldCode, pledge: "started" | "kept"): Sentence {
  const { name } = ownerOf(held).owner;
  if (pledge === "kept") return ({ codes }) => codes.supportedAlready(name);
  const rate = formatRate(held.rate_cents);
  if (held.cap_cents === null) return ({ codes }) => codes.gives(name, rate);
  const most = formatEuros(BigInt(held.cap_cents));
  return ({ codes }) => codes.givesAtMost(name, rate, most);
}

export function saidOfTeam(held: HeldCode): Sentence {
  const { name } = ownerOf(held).owner;
  return ({ codes }) => (held.in_team ? codes.inTeamAlready(name) : codes.joined(name));
}

export function saidOfInvitation(held: HeldCode): Sentence {
  const { name } = ownerOf(held).owner;
  return ({ codes }) => codes.invited(name);
}
