import { PAPERS_VERSION } from "@kalivo/domain/papers.ts";
import { legal } from "./en/screens/legal.ts";
import { sources } from "./en/screens/sources.ts";

/** Of the texts that people agree to now, by what is agreed to: a version stands beside its text, the same in all languages. */
export const CONSENT_VERSIONS = {
  health: legal.health.version,
  terms: PAPERS_VERSION,
  source_strava: sources.version,
  source_garmin: sources.version,
  share_strava: sources.version,
  share_garmin: sources.version,
} as const;
