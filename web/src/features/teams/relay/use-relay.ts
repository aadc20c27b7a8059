import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useQuery } from "@tanstack/react-query";
import { reading } from "#web/lib/call.ts";

/** The last finished week of one's team. */
export const useRelay = (id: number, enabled = true) =>
  useQuery({
    queryKey: ["stats", "relay", id],
    ...reading(pathTo(api.readRelay, { id })),
    retry: false,
    enabled,
  });
