import { pathTo } from "@kalivo/contract/path-to.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import type { Provider } from "@kalivo/domain/health-source.ts";
import type { Config } from "../../config/config.ts";

/** The address a provider redirects the browser to; both requests must contain the same one. */
export const redirectUri = ({ publicUrl }: Pick<Config, "publicUrl">, provider: Provider): string =>
  `${publicUrl}${pathTo(api.finishConnection, { provider })}`;
