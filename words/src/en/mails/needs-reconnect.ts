import { HEALTH_SYNC_DAYS } from "@kalivo/domain/limits.ts";
/** A connection to a provider of workouts that works no more until its owner signs in there again. */
export const needsReconnect = {
  subject: (provider: string) => `${provider} needs you to sign in again`,
  preview: "Until then we can't receive your workouts.",
  title: (provider: string) => `Connect ${provider} again`,
  what: (provider: string) =>
    `${provider} no longer lets us read your workouts. That happens when access was withdrawn there or hasn't been used for a long time.`,
  nothingLost: `Nothing is lost: once you reconnect, we read your workouts of the last ${HEALTH_SYNC_DAYS} days. Those of a month that isn't closed yet still count.`,
  button: "Connect again",
  reason: (provider: string) => `You get this email because you connected ${provider}. We send it once.`,
};
