export interface Others {
  readonly members: number;
  readonly admins: number;
}

export type Going = "goes" | "promote_first" | "closes_the_team";

/** Rule 25: the last admin cannot leave while others are members; a team without members is closed. */
export function outcomeOfLeaving(isAdmin: boolean, others: Others): Going {
  if (others.members === 0) return "closes_the_team";
  return isAdmin && others.admins === 0 ? "promote_first" : "goes";
}
