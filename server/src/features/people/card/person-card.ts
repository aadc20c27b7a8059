import type { Cause } from "@kalivo/contract/shapes/organisation.ts";
import type { Person, PledgePivot } from "@kalivo/contract/shapes/person.ts";
import type { TeamLogo } from "@kalivo/contract/shapes/team-logo.ts";
import type { Privacy } from "@kalivo/contract/shapes/privacy.ts";
import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import { termsOnWire } from "@kalivo/contract/pivot.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import {
  displayName,
  visibleTo,
  type PrivacySettings,
  type Visibility,
} from "@kalivo/domain/people/privacy.ts";

type TermsCard = { rate_cents: number; cap_cents: number | null; synced_only: boolean };

/** What only its payer may know is read where the payer is who looks, or may be. */
export type PledgeCard = TermsCard & {
  counts_since: string | null;
  resting_until?: string | null;
  next?: (TermsCard & { from: string }) | null;
};

/** A person with everything that might be shown, as `cardsOf` reads it. Must not leave the server unfiltered. */
export type PersonCard = {
  id: number;
  first_name: string;
  last_name: string;
  picture: { url: string } | null;
  why_i_move: string | null;
  created_at: string;
  privacy: Privacy;
  /** Whether the viewer may see the person (rule 35). */
  open: boolean;
  raised_cents: number;
  donated_cents: number;
  backers_count: number;
  burners_count: number;
  organisations: Cause[];
  pivot: PledgeCard | null;
  gives_you: PledgeCard | null;
};

/** A donor: a person or a team. */
export type BackerRow = { owner: PersonCard | null; team: TeamLogo | null; pledge: PledgeCard };
export type BackedRow = { burner: PersonCard; pledge: PledgeCard };

/**
 * The person as this viewer may see them (rules 26 to 28): hidden fields are absent. Of a person whom the viewer may not see
 * only the viewer's own pledge is returned, so that it can be stopped.
 */
export function personFor(viewerId: number, card: PersonCard): Person {
  if (!card.open) return { ...NOBODY, id: card.id, pivot: pledgeOrNull(card.pivot), gives_you: null };
  const shown = shownTo(viewerId, card);
  return {
    id: card.id,
    ...nameFor(viewerId, card),
    picture: card.picture,
    why_i_move: card.why_i_move,
    ...(shown.fundsRaised && { total_raised: euros(card.raised_cents) }),
    ...(shown.donations && { total_donated: euros(card.donated_cents) }),
    ...(shown.backersCount && { backers_count: card.backers_count }),
    ...(shown.burnersCount && { burners_count: card.burners_count }),
    ...(shown.organisations && { organisations: card.organisations }),
    created_at: instant(card.created_at),
    pivot: pledgeOrNull(card.pivot),
    gives_you: pledgeOrNull(card.gives_you),
  };
}

const NOBODY = {
  first_name: "…",
  last_name: "",
  picture: null,
  why_i_move: null,
  created_at: new Date(0).toISOString(),
} as const;

/** The visible groups of facts; whether the profile opens at all is decided by the caller. */
export const shownTo = (viewerId: number, card: PersonCard): Visibility =>
  visibleTo(viewerId === card.id ? "self" : "stranger", privacySettings(card.privacy));

export const pledgeOnWire = ({
  counts_since,
  resting_until: resting,
  next,
  ...terms
}: PledgeCard): PledgePivot => ({
  ...termsCardOnWire(terms),
  counts_since: counts_since === null ? null : instant(counts_since),
  ...(resting && { resting_until: brusselsDay(new Date(resting)) }),
  ...(next && { next: { ...termsCardOnWire(next), from: brusselsDay(new Date(next.from)) } }),
});

const termsCardOnWire = ({ rate_cents, cap_cents, synced_only }: TermsCard) => ({
  ...termsOnWire(rate_cents, cap_cents === null ? "unlimited" : BigInt(cap_cents)),
  synced_only,
});

/** Cents in JSON: whole numbers far below 2^53. */
export const euros = (cents: number): number => eurosFromCents(BigInt(cents));

export const instant = (text: string): string => new Date(text).toISOString();

export const privacySettings = (row: Privacy): PrivacySettings => ({
  pseudo: row.pseudo,
  public: row.public,
  fundsRaised: row.funds_raised,
  caloriesBurned: row.calories_burned,
  backersCount: row.backers_count,
  backersDetail: row.backers_detail,
  organisations: row.organisations,
  burnersCount: row.burners_count,
  burnersDetail: row.burners_detail,
  donations: row.donations,
  newsletter: row.newsletter,
  newDonor: row.new_donor,
  reminderSync: row.reminder_sync,
  monthRecap: row.month_recap,
});

const pledgeOrNull = (pledge: PledgeCard | null) => (pledge === null ? null : pledgeOnWire(pledge));

/** A pseudonym replaces the whole name, for everybody but its owner. */
function nameFor(viewerId: number, card: PersonCard): { first_name: string; last_name: string } {
  const { first_name, last_name, privacy } = card;
  if (viewerId === card.id || (privacy.pseudo ?? "").trim() === "") return { first_name, last_name };
  return {
    first_name: displayName({ firstName: first_name, lastName: last_name, pseudo: privacy.pseudo }),
    last_name: "",
  };
}
