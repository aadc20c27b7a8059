import * as api from "@kalivo/contract/api-paths.ts";
import { useQuery } from "@tanstack/react-query";
import { reading } from "../../lib/call.ts";

/** One's own week; invalidated with the other figures when a workout changes. */
export const useRhythm = () =>
  useQuery({
    queryKey: ["stats", "rhythm"],
    ...reading(api.readRhythm),
    retry: false,
  });
