import * as api from "@kalivo/contract/api-paths.ts";
import { useQuery } from "@tanstack/react-query";
import type { Recap } from "@kalivo/contract/routes/own/read-recap.ts";
import { reading } from "../../lib/call.ts";

/** One's own last month while it is recent; else null. */
export const useRecap = (): Recap | null =>
  useQuery({
    queryKey: ["stats", "recap"],
    ...reading(api.readRecap),
    retry: false,
  }).data?.recap ?? null;
