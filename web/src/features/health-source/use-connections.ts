import * as api from "@kalivo/contract/api-paths.ts";
import { useQuery } from "@tanstack/react-query";
import type { SourceConnection } from "@kalivo/contract/routes/own/integration/list-connections.ts";
import { reading } from "../../lib/call.ts";

/** How the person stands with each provider. */
export const useConnections = () =>
  useQuery({
    queryKey: ["connections"],
    ...reading<SourceConnection[]>(api.listConnections),
  });
