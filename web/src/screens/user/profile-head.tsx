import { useState } from "react";
import type { Profile } from "@kalivo/contract/shapes/person.ts";
import { DayNotes } from "../../features/days/day-notes.tsx";
import { MilestoneBadges } from "../../features/milestones/milestone-badges.tsx";
import { WhyIMove } from "../../features/people/why-i-move.tsx";
import { showMoney } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { href } from "../../paths.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { ZoomPicture } from "../../ui/zoom-picture.tsx";
import css from "./user-screen.module.css";

/** Picture (can be enlarged), and the counts of donors and burners. */
export function ProfileHead({ person, isMe }: { person: Profile; isMe: boolean }) {
  const stats = useText("stats");
  const profile = useText("profile");
  const people = useText("people");
  const [zoomed, setZoomed] = useState(false);
  const counts = [
    { count: person.backers_count, said: stats.donors },
    { count: person.burners_count, said: stats.burners },
  ].flatMap(({ count, said }) => (count === undefined || count === 0 ? [] : said(count)));
  return (
    <div className={css.head}>
      {person.picture === null ? (
        <Avatar {...person} size={96} />
      ) : (
        <button type="button" className={css.zoom} aria-label={profile.zoom} onClick={() => setZoomed(true)}>
          <Avatar {...person} size={96} />
        </button>
      )}
      <div className={css.about}>
        {person.total_raised !== undefined && person.total_raised > 0 && (
          <p className={css.raised}>
            {people.raised} <strong>{showMoney(person.total_raised)}</strong>
          </p>
        )}
        <p className={css.counts}>
          {counts.join(" · ")} {isMe && <Badge>{people.you}</Badge>}
        </p>
        {person.why_i_move === null ? (
          isMe &&
          person.is_burner && (
            <a className="text-link" href={href("settings")}>
              {profile.sayWhy}
            </a>
          )
        ) : (
          <WhyIMove text={person.why_i_move} />
        )}
        {person.pivot !== null && (
          <DayNotes given={person.pivot} name={person.first_name} className={css.counts} />
        )}
        <MilestoneBadges milestones={person.milestones} />
      </div>
      {person.picture !== null && (
        <Sheet
          open={zoomed}
          onClose={() => setZoomed(false)}
          title={`${person.first_name} ${person.last_name}`}
          size="wide"
        >
          <ZoomPicture url={person.picture.url} alt={profile.zoomed} />
        </Sheet>
      )}
    </div>
  );
}
