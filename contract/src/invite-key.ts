import { z } from "zod";
import { wireOptional, wireText } from "./wire.ts";

const MOST_SIGNS = 200;

/** The secret of an invite link (rule 35). A wrong one is treated like none. */
export const wireInviteKey = wireOptional(wireText(MOST_SIGNS));

export const InviteQuery = z.object({ key: wireInviteKey });
