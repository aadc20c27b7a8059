import * as api from "@kalivo/contract/api-paths.ts";
import { useQuery } from "@tanstack/react-query";
import type { RaisedMonth } from "@kalivo/contract/routes/own/read-raised.ts";
import { read } from "../../lib/call.ts";

/** What one's own calories raised, month by month. */
export const useRaised = () =>
  useQuery({
    queryKey: ["raised"],
    queryFn: ({ signal }) => read<RaisedMonth[]>(api.readRaised, { signal }),
  });
