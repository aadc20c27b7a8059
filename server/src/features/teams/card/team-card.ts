import type { Team } from "@kalivo/contract/shapes/team.ts";
import { instant } from "../../people/card/person-card.ts";

/** A team as `TEAM_CARD` reads it. */
export type TeamCard = Omit<Team, "logo">;

export const teamOnWire = ({ created_at, ...card }: TeamCard): Team => ({
  ...card,
  logo: card.picture,
  created_at: instant(created_at),
});
