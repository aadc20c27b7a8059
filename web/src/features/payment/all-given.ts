import type { Code } from "@kalivo/contract/shapes/code.ts";
import type { TeamDetail, TeamPaymentInfo } from "@kalivo/contract/shapes/team.ts";
import type { ToldDays } from "../days/told-days.ts";
import type { PaymentInfo, User } from "@kalivo/contract/shapes/user.ts";

export type AllGiven = {
  /** Null: one's own; else a team one administers. */
  teamId: number | null;
  pausedSince: string | null;
  /** The day on which the pause ends by itself. */
  pausedUntil: string | null;
  /** Of each burner supported: until when they rest, and what is planned for them. */
  days: readonly { id: number; name: string; given: ToldDays }[];
  /** Stopped by a bank dispute, which only the association can end. */
  disputed: boolean;
  /** The number of burners supported. */
  people: number;
  /** Whether there are codes that could start new pledges. */
  codes: boolean;
};

/** A person's `codes` include those of their teams, which are the team's own. */
export const allGivenBy = ({ codes }: Pick<User, "codes">, info: PaymentInfo): AllGiven => ({
  teamId: null,
  pausedSince: info.paused_since,
  pausedUntil: info.paused_until,
  days: info.burners_with_pivot.map(({ id, first_name: name, pivot }) => ({ id, name, given: pivot })),
  disputed: info.problem?.kind === "blocked",
  people: info.burners_with_pivot.length,
  codes: codes.some((code) => code.owner_type === "user" && begins(code)),
});

export const allGivenByTeam = ({ id, codes = [] }: TeamDetail, info: TeamPaymentInfo): AllGiven => ({
  teamId: id,
  pausedSince: info.paused_since,
  pausedUntil: info.paused_until,
  days: info.backings.map((given) => ({ id: given.to_user_id, name: given.to.first_name, given })),
  disputed: info.problem?.kind === "blocked",
  people: info.backings.length,
  codes: codes.some(begins),
});

const begins = ({ rate_in_cents_per_kcal: rate, archived_at: archived }: Code) =>
  rate > 0 && archived === null;
