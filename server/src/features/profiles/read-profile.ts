import type pg from "pg";
import type { Backer, Profile } from "@kalivo/contract/shapes/person.ts";
import { milestonesOf } from "@kalivo/domain/people/milestones.ts";
import {
  relationAmountVisible,
  relationVisible,
  visibleTo,
  type Viewer,
} from "@kalivo/domain/people/privacy.ts";
import {
  personFor,
  pledgeOnWire,
  privacySettings,
  type BackerRow,
  type PersonCard,
  type PledgeCard,
} from "../people/card/person-card.ts";
import { lookingAt } from "../people/relation/standing.ts";
import { selectProfile, type ProfileRow } from "./profile.queries.ts";

/** `key`: of the invite link the viewer followed. */
type Asked = { viewerId: number; personId: number; key?: string | undefined };

/** A person as the viewer may see them; null when there is none, or none for this viewer. */
export async function readProfile(pool: pg.Pool, asked: Asked, now: Date): Promise<Profile | null> {
  const viewer = await lookingAt(pool, asked);
  if (viewer === null) return null;
  const { viewerId, personId } = asked;
  const [row] = await selectProfile(pool, [viewerId, personId, now]);
  if (row === undefined) return null;
  return profileFor(viewerId, { ...row, person: { ...row.person, open: true } }, viewer);
}

function profileFor(viewerId: number, row: ProfileRow, viewer: Viewer): Profile {
  const { person } = row;
  const shown = visibleTo(viewer, privacySettings(person.privacy));
  const { organisations: _names, ...shownPerson } = personFor(viewerId, person);
  return {
    ...shownPerson,
    is_burner: row.is_burner,
    is_donor: row.is_donor,
    milestones: milestonesOf(
      {
        hasWorkout: row.has_workout,
        hadDonor: row.had_donor,
        kcal: row.kcal,
        raisedCents: person.raised_cents,
      },
      shown,
    ),
    ...(shown.organisations && { organisations: row.organisations }),
    ...(shown.backersDetail && {
      backers_with_pivot: row.backers.flatMap((backer) => backerFor(viewerId, person, backer)),
    }),
    ...(shown.burnersDetail && {
      payment_info: {
        burners_with_pivot: row.burners
          .filter(({ burner }) => inList(viewerId, person, burner, "burner"))
          .map(({ burner, pledge }) => ({
            ...personFor(viewerId, burner),
            relation: amountFor(viewerId, { payer: person, burner, pledge }),
          })),
      },
    }),
  };
}

/** A donor of the person, if visible; a team has no privacy settings. */
function backerFor(viewerId: number, burner: PersonCard, { owner, team, pledge }: BackerRow): Backer[] {
  if (team !== null)
    return [{ owner_type: "team", owner: team, pivot: amountFor(viewerId, { payer: null, burner, pledge }) }];
  if (owner === null || !inList(viewerId, burner, owner, "payer")) return [];
  return [
    {
      owner_type: "user",
      owner: personFor(viewerId, owner),
      pivot: amountFor(viewerId, { payer: owner, burner, pledge }),
    },
  ];
}

const inList = (viewerId: number, profile: PersonCard, somebody: PersonCard, side: "payer" | "burner") =>
  relationVisible(
    viewerId === profile.id || viewerId === somebody.id,
    privacySettings(somebody.privacy),
    side,
  );

/** `payer` is null for a team. */
type Amount = { payer: PersonCard | null; burner: PersonCard; pledge: PledgeCard };

/**
 * Rule 27. Whether it counts yet reveals whether the payer has a payment method: only the two see it. What is planned, and
 * until when the burner rests, only the payer (decision 56).
 */
function amountFor(viewerId: number, { payer, burner, pledge }: Amount) {
  const isTheirs = viewerId === payer?.id || viewerId === burner.id;
  const visible = relationAmountVisible(
    isTheirs,
    payer === null ? null : privacySettings(payer.privacy),
    privacySettings(burner.privacy),
  );
  if (!visible) return {};
  const { counts_since, resting_until: _rest, next: _next, ...terms } = pledgeOnWire(pledge);
  if (viewerId === payer?.id) return pledgeOnWire(pledge);
  return isTheirs ? { ...terms, counts_since } : terms;
}
