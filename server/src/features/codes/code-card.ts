import type { Code, CodeOffer } from "@kalivo/contract/shapes/code.ts";
import { termsOnWire } from "@kalivo/contract/pivot.ts";
import { displayName, type PersonName } from "@kalivo/domain/people/privacy.ts";
import { instant } from "../people/card/person-card.ts";

/** The owner of a code: one of the two. */
type OwnerCard = { team: { id: number; name: string } | null; person: (PersonName & { id: number }) | null };

/** A code as `CODE_CARD` reads it. */
export type CodeCard = OwnerCard & {
  id: number;
  code: string;
  label: string | null;
  rate_cents: number;
  cap_cents: number | null;
  max_uses: number | null;
  uses_count: number;
  valid_until: string | null;
  archived_at: string | null;
  created_at: string;
  running_pledges: number;
};

/** A code's owner as shown to others: the team's name, or the person's public name (rule 26). */
export function ownerOf({ team, person }: OwnerCard): Pick<CodeOffer, "owner_type" | "owner"> {
  if (team !== null) return { owner_type: "team", owner: team };
  if (person === null) throw new Error("a code without an owner");
  return { owner_type: "user", owner: { id: person.id, name: displayName(person) } };
}

type Offered = OwnerCard & Pick<CodeCard, "id" | "code" | "rate_cents" | "cap_cents" | "valid_until">;

/** A code as everybody who knows it may see it. */
export const offerOnWire = (card: Offered): CodeOffer => ({
  id: card.id,
  code: card.code,
  ...termsOnWire(card.rate_cents, card.cap_cents === null ? "unlimited" : BigInt(card.cap_cents)),
  valid_until: card.valid_until,
  ...ownerOf(card),
});

export const codeOnWire = (card: CodeCard): Code => ({
  ...offerOnWire(card),
  label: card.label,
  max_uses: card.max_uses,
  uses_count: card.uses_count,
  archived_at: card.archived_at === null ? null : instant(card.archived_at),
  created_at: instant(card.created_at),
  running_pledges: card.running_pledges,
});
