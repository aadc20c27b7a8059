import { PROVIDER_NAMES, PROVIDERS } from "@kalivo/domain/health-source.ts";
import { redirectUri } from "../features/integrations/redirect-uri.ts";
import { sourceWebhookPath } from "../crypto/webhook-secret.ts";
import { table } from "./table.ts";
import type { Command } from "./usage.ts";
import { withProduct } from "./with-product.ts";

export const sources: Command = {
  name: "sources",
  arguments: "",
  summary: "Prints the addresses to enter at the providers of workouts.",
  help: "The callback is where a sign-in comes back to, the webhook where the provider tells of workouts. The webhooks\nare secret: they change with SECRET_KEYS, and the ones of an older key work as long as that key is listed.",
  run: (config) =>
    withProduct(config, ({ services }) => {
      const rows = PROVIDERS.map((provider) => [
        PROVIDER_NAMES[provider],
        services.activitySources[provider] === undefined ? "no credentials" : "can be connected",
        redirectUri(config, provider),
        `${config.publicUrl}${sourceWebhookPath(provider, services.secretKeys)}`,
      ]);
      console.log(table(["provider", "", "callback", "webhook"], rows));
      return Promise.resolve(0);
    }),
};
