import type { Provider } from "@kalivo/domain/health-source.ts";
import { STRAVA_HINT_READS, STRAVA_HINT_READS_OF_ONE } from "@kalivo/domain/limits.ts";
import type { Services } from "#server/services.ts";
import { ProviderPaused } from "../ask-provider.ts";

const QUARTER_SECONDS = 15 * 60;

/**
 * A hint makes us call the provider, whose rate limit is shared by all users. So hints about one athlete, and all hints
 * together, have a budget within that limit; the excess waits without holding up the others.
 * @throws ProviderPaused until there is a budget again
 */
export async function spendHint(
  { limits, clock }: Pick<Services, "limits" | "clock">,
  providerUserId: string,
  provider: Provider,
): Promise<void> {
  const ofOne = limits("source-hint-athlete", STRAVA_HINT_READS_OF_ONE, QUARTER_SECONDS);
  const ofAll = limits("source-hints", STRAVA_HINT_READS, QUARTER_SECONDS);
  const spent = (await ofOne.consume(`${provider} ${providerUserId}`)) ?? (await ofAll.consume(provider));
  if (spent === null) return;
  const seconds = Number(spent.headers?.["retry-after"] ?? QUARTER_SECONDS);
  throw new ProviderPaused(new Date(clock.now().getTime() + seconds * 1000));
}
