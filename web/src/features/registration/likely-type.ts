import type { User } from "@kalivo/contract/shapes/user.ts";
import type { ProfileType } from "./steps.ts";
import { codeIn } from "./wanted.ts";

/**
 * The profile type suggested by the link a person followed; null when it suggests none. A donation code or a team suggests
 * burning, an invite suggests donating.
 */
export function likelyType(me: Pick<User, "backers_count" | "teams" | "registration">): ProfileType | null {
  const wanted = me.registration?.wanted ?? null;
  const burns =
    me.backers_count > 0 ||
    me.teams.length > 0 ||
    codeIn(wanted) !== null ||
    (wanted ?? "").startsWith("/team/");
  const gives = /^\/user\/\d+\/back\b/.test(wanted ?? "");
  if (burns && gives) return "both";
  if (burns) return "burner";
  return gives ? "donor" : null;
}
