import * as api from "@kalivo/contract/api-paths.ts";
import { useQuery } from "@tanstack/react-query";
import { reading } from "../../lib/call.ts";

/** What one's own calories raised, by month. */
export const useRaised = () =>
  useQuery({
    queryKey: ["raised"],
    ...reading(api.readRaised),
  });
