import { z } from "zod";
import { wireOptional, wireText } from "./wire.ts";

const MOST_SIGNS = 200;

/** The secret part of somebody's invite link (rule 35), as it stands in the link. A wrong one is like none. */
export const wireInviteKey = wireOptional(wireText(MOST_SIGNS));

export const InviteQuery = z.object({ key: wireInviteKey });
