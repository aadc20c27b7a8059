import type { Provider } from "@kalivo/domain/health-source.ts";
import { openSecret, sealSecret } from "#server/crypto/sealed-secret.ts";

type Recording = { userId: number; provider: Provider; activityId: string };

const ownerOf = ({ userId, provider, activityId }: Recording) => ({
  userId,
  provider,
  kind: `raw ${activityId}`,
});

export const sealRawPayload = (keys: readonly string[], recording: Recording, said: string): Buffer =>
  sealSecret(keys, ownerOf(recording), said);

/** Null: its key is no longer available. */
export const openRawPayload = (
  keys: readonly string[],
  recording: Recording,
  sealed: Buffer,
): string | null => openSecret(keys, ownerOf(recording), sealed);
