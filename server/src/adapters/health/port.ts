import type { Provider } from "@kalivo/domain/health-source.ts";

/** A provider of workouts that people connect by signing in there (health-sources §7). */
export type ActivitySource = {
  /** The provider's page; it comes back to `redirectUri` with the state. Providers without PKCE ignore the challenge. */
  authorizeUrl: (asked: { state: string; codeChallenge: string; redirectUri: string }) => URL;
};

/** Those that can be connected here; a provider without credentials is absent. */
export type ActivitySources = Readonly<Partial<Record<Provider, ActivitySource>>>;
