import { z } from "zod";
import { Picture } from "./organisation.ts";

/** A team's name and picture, as a donor or as the owner of a pledge. */
export const TeamLogo = z.object({ id: z.int(), name: z.string(), picture: Picture.nullable() });
export type TeamLogo = z.infer<typeof TeamLogo>;
