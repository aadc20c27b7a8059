import * as api from "@kalivo/contract/api-paths.ts";
import { useQuery } from "@tanstack/react-query";
import { read } from "../../lib/call.ts";

/** What one's own calories raised, by month. */
export const useRaised = () =>
  useQuery({
    queryKey: ["raised"],
    queryFn: ({ signal }) => read(api.readRaised, { signal }),
  });
