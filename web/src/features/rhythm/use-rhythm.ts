import * as api from "@kalivo/contract/api-paths.ts";
import { useQuery } from "@tanstack/react-query";
import type { Rhythm } from "@kalivo/contract/routes/own/read-rhythm.ts";
import { reading } from "../../lib/call.ts";

/** One's own week; asked anew with the other figures whenever a workout changes. */
export const useRhythm = () =>
  useQuery({
    queryKey: ["stats", "rhythm"],
    ...reading<Rhythm>(api.readRhythm),
    retry: false,
  });
