import { pathTo } from "@kalivo/contract/path-to.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import type { Provider } from "@kalivo/domain/health-source.ts";
import type { Config } from "../../config/config.ts";

/** Where a provider sends the browser back to; it must be told the same twice. */
export const redirectUri = ({ publicUrl }: Pick<Config, "publicUrl">, provider: Provider): string =>
  `${publicUrl}${pathTo(api.finishConnection, { provider })}`;
