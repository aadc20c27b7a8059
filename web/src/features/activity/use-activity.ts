import * as api from "@kalivo/contract/api-paths.ts";
import { useQuery } from "@tanstack/react-query";
import { reading } from "../../lib/call.ts";

/** One's own days; invalidated with the other figures when a workout changes. */
export const useActivity = () => useQuery({ queryKey: ["stats", "activity"], ...reading(api.readActivity) });
