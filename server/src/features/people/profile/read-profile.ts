import type pg from "pg";
import type { Profile } from "@kalivo/contract/shapes/person.ts";
import { relationAmountVisible } from "@kalivo/domain/people/privacy.ts";
import { personFor, pledgeOnWire, privacySettings, shownTo } from "../card/person-card.ts";
import { selectProfile, type ProfileRow, type Relation } from "./queries.ts";

/** A person as the viewer may see them; null when there is nobody, or nobody for this viewer. */
export async function readProfile(pool: pg.Pool, viewerId: number, userId: number): Promise<Profile | null> {
  const [row] = await selectProfile(pool, [viewerId, userId]);
  return row !== undefined && mayOpen(viewerId, row) ? profileFor(viewerId, row) : null;
}

/** A profile that is not public opens for its owner and for those it shares a running pledge with. */
const mayOpen = (viewerId: number, { person, related }: ProfileRow) =>
  person.privacy.public || related || person.id === viewerId;

function profileFor(viewerId: number, row: ProfileRow): Profile {
  const { person } = row;
  const shown = shownTo(viewerId, person);
  const backers = row.backers.filter(({ other }) =>
    relationShown(viewerId, person.id, other, other.privacy.burners_detail),
  );
  const burners = row.burners.filter(({ other }) =>
    relationShown(viewerId, person.id, other, other.privacy.backers_detail),
  );
  return {
    ...personFor(viewerId, person),
    is_burner: row.is_burner,
    is_donor: row.is_donor,
    ...(shown.organisations && { organisations: row.organisations }),
    ...(shown.backersDetail && {
      backers_with_pivot: backers.map(({ other, pledge }) => ({
        owner_type: "user" as const,
        owner: personFor(viewerId, other),
        pivot: amountFor(viewerId, { payer: other, burner: person, pledge }),
      })),
    }),
    ...(shown.burnersDetail && {
      payment_info: {
        burners_with_pivot: burners.map(({ other, pledge }) =>
          Object.assign(personFor(viewerId, other), {
            relation: amountFor(viewerId, { payer: person, burner: other, pledge }),
          }),
        ),
      },
    }),
  };
}

/**
 * Somebody in a list on another's profile (rules 21 and 26): to the two people of the relation always, to others
 * only when that somebody is public and shows their own side of it too. Hidden is hidden everywhere.
 */
function relationShown(
  viewerId: number,
  ownerId: number,
  other: Relation["other"],
  otherShowsIt: boolean,
): boolean {
  return viewerId === ownerId || viewerId === other.id || (other.privacy.public && otherShowsIt);
}

type Amount = { payer: Relation["other"]; burner: Relation["other"]; pledge: Relation["pledge"] };

/** Rule 27. */
function amountFor(viewerId: number, { payer, burner, pledge }: Amount) {
  const party = viewerId === payer.id || viewerId === burner.id;
  const visible = relationAmountVisible(
    party,
    privacySettings(payer.privacy),
    privacySettings(burner.privacy),
  );
  return visible ? pledgeOnWire(pledge) : {};
}
