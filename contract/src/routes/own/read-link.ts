import * as api from "../../api-paths.ts";
import { z } from "zod";
import { defineRoute } from "../../route.ts";
import { Picture } from "../../shapes/organisation.ts";
import { wireRequiredText } from "../../wire.ts";

const LONGEST_ADDRESS = 500;

/** The subject of a shared link, as in its preview: never more than a stranger may read (rule 35). */
const SharedLink = z.object({
  kind: z.enum(["user", "support", "invite", "organisation", "team", "code"]),
  /** The name of the person, organisation or team; null where it is hidden. */
  name: z.string().nullable(),
  /** Theirs, where everybody sees it who sees the name. */
  picture: Picture.nullable(),
  /** "Thomas invited you to Kalivo". */
  title: z.string(),
  text: z.string(),
});
export type SharedLink = z.infer<typeof SharedLink>;

export const readLink = defineRoute({
  method: "GET",
  path: api.readLink,
  summary:
    "What the page at an address of the app is about. Of a code: 403 full, 404 unknown, 410 archived or expired.",
  access: "anybody",
  limit: { calls: 120, seconds: 60 },
  query: z.object({ address: wireRequiredText(LONGEST_ADDRESS) }),
  ok: { 200: SharedLink },
  refusals: [403, 404, 410],
});
