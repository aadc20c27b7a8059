import type pg from "pg";
import type { Viewer } from "@kalivo/domain/people/privacy.ts";
import { selectStanding, type Standing } from "./relation.queries.ts";

/** Whether this viewer may know that the person exists (rule 35); if not, every answer is that for an unknown id. */
export const isThere = (standing: Standing): boolean =>
  standing.public || standing.related || standing.invited;

type Asked = { viewerId: number; personId: number; key?: string | undefined };

/**
 * The viewer's relation to a person they may see; null: they may not. Checked before anything heavier is read, so that a
 * hidden person and an unknown one take the same time.
 */
export async function lookingAt(pool: pg.Pool, { viewerId, personId, key }: Asked): Promise<Viewer | null> {
  const [standing] = await selectStanding(pool, [viewerId, personId, key ?? null]);
  if (standing === undefined || !isThere(standing)) return null;
  if (viewerId === personId) return "self";
  return standing.related || standing.invited ? "related" : "stranger";
}
