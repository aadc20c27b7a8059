import type { PushSender } from "../adapters/push/port.ts";
import { vapidKeys } from "../adapters/push/web-push/vapid-keys.ts";
import { webPushSender } from "../adapters/push/web-push/web-push-sender.ts";
import type { Config } from "../config/config.ts";
import { deliverPushes } from "../features/bell/deliver-pushes.ts";
import type { DueStep } from "../jobs/due-steps.ts";

/** Pushes need nothing of the operator: the keys are made of theirs, and the push services are the browsers' own. */
export const choosePushes = (
  { associationMail }: Pick<Config, "associationMail">,
  secretKeys: readonly string[],
): PushSender => webPushSender({ keys: vapidKeys(secretKeys), contact: `mailto:${associationMail}` });

export const PUSH_STEPS: readonly DueStep[] = [
  { lane: "people", name: "push what people are told", run: deliverPushes },
];
