import type { Viewer } from "@kalivo/domain/people/privacy.ts";
import type { Standing } from "./queries.ts";

/** As whom somebody looks at a person: what decides whether anything of a person who is not public is shown. */
export function asViewer(viewerId: number, personId: number, { related, team_mate }: Standing): Viewer {
  if (viewerId === personId) return "self";
  if (related) return "related";
  return team_mate ? "team_mate" : "stranger";
}
