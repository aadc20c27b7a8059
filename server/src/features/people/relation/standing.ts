import type pg from "pg";
import type { Viewer } from "@kalivo/domain/people/privacy.ts";
import { selectStanding, type Standing } from "./relation.queries.ts";

/** Whether the person is there for this viewer at all (rule 35); if not, everything answers as for an unknown id. */
export const isThere = (standing: Standing): boolean =>
  standing.public || standing.related || standing.invited;

type Asked = { viewerId: number; personId: number; key?: string | undefined };

/**
 * As whom somebody looks at a person; null: as at nobody. Asked before anything heavier is read, so that a hidden person
 * and an unknown one are the same work.
 */
export async function lookingAt(pool: pg.Pool, { viewerId, personId, key }: Asked): Promise<Viewer | null> {
  const [standing] = await selectStanding(pool, [viewerId, personId, key ?? null]);
  if (standing === undefined || !isThere(standing)) return null;
  if (viewerId === personId) return "self";
  return standing.related || standing.invited ? "related" : "stranger";
}
