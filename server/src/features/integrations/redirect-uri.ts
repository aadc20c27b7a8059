import type { Provider } from "@kalivo/domain/health-source.ts";
import type { Config } from "../../config.ts";

/** Where a provider sends the browser back to; it must be told the same twice. */
export const redirectUri = ({ publicUrl }: Pick<Config, "publicUrl">, provider: Provider): string =>
  `${publicUrl}/api/integration/${provider}/callback`;
