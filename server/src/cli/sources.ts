import { PROVIDER_NAMES, PROVIDERS, type Provider } from "@kalivo/domain/health-source.ts";
import { redirectUri } from "../features/integrations/redirect-uri.ts";
import { garminWebhookSecrets } from "../webhook-secret.ts";
import { table } from "./table.ts";
import type { Command } from "./usage.ts";
import { withProduct } from "./with-product.ts";

export const sources: Command = {
  name: "sources",
  arguments: "",
  summary: "Prints the addresses to enter at the providers of workouts.",
  help: "The callback is where a sign-in comes back to, the webhook where the provider tells of workouts. Garmin's webhook\nis secret: it changes with SECRET_KEYS, and the one of an older key works as long as that key is listed.",
  run: (config) =>
    withProduct(config, ({ services }) => {
      const [secret] = garminWebhookSecrets(services.secretKeys);
      const webhooks: Readonly<Record<Provider, string>> = {
        strava: `${config.publicUrl}/api/integration/strava/webhook`,
        garmin: `${config.publicUrl}/api/integration/garmin/webhook/${secret}`,
      };
      const rows = PROVIDERS.map((provider) => [
        PROVIDER_NAMES[provider],
        services.activitySources[provider] === undefined ? "no credentials" : "can be connected",
        redirectUri(config, provider),
        webhooks[provider],
      ]);
      console.log(table(["provider", "", "callback", "webhook"], rows));
      return Promise.resolve(0);
    }),
};
