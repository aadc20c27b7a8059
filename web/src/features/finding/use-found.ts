import * as api from "@kalivo/contract/api-paths.ts";
import { useQuery } from "@tanstack/react-query";
import { reading } from "../../lib/call.ts";

/** The first few people, teams and organisations; a new search aborts the previous one, whose answer stands meanwhile. */
export const useFound = (query: string) =>
  useQuery({
    queryKey: ["found", query],
    ...reading(api.searchEverything, { query }),
    placeholderData: (previous) => previous,
  });
