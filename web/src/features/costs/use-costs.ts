import * as api from "@kalivo/contract/api-paths.ts";
import { useQuery } from "@tanstack/react-query";
import { reading } from "../../lib/call.ts";

/** What Kalivo costs in a year, and how much of it was given. */
export const useCosts = (enabled = true) =>
  useQuery({ queryKey: ["costs"], ...reading(api.readCosts), enabled });
