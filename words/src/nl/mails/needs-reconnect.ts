import { HEALTH_SYNC_DAYS } from "@kalivo/domain/limits.ts";
import type { needsReconnect as english } from "../../en/mails/needs-reconnect.ts";

/** A connection to a provider of workouts that works no more until its owner signs in there again. */
export const needsReconnect: typeof english = {
  subject: (provider) => `${provider} vraagt je om je opnieuw aan te melden`,
  preview: "Tot dan krijgen we je trainingen niet.",
  title: (provider) => `Koppel ${provider} opnieuw`,
  what: (provider) =>
    `${provider} laat ons je trainingen niet meer lezen. Dat gebeurt als de toegang daar is ingetrokken, of lang niet is gebruikt.`,
  nothingLost: `Er is niets verloren: zodra je opnieuw gekoppeld bent, lezen we je trainingen van de laatste ${HEALTH_SYNC_DAYS} dagen. Die van een maand die nog niet is afgesloten, tellen nog mee.`,
  button: "Opnieuw koppelen",
  reason: (provider) => `Je krijgt deze e-mail omdat je ${provider} gekoppeld hebt. We sturen hem één keer.`,
};
