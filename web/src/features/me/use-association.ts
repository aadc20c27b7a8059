import * as api from "@kalivo/contract/api-paths.ts";
import { useQuery } from "@tanstack/react-query";
import { read } from "../../lib/call.ts";

/** Who runs this server, and where people write to. */
export const useAssociation = () =>
  useQuery({
    queryKey: ["association"],
    queryFn: ({ signal }) => read(api.readAssociation, { signal }),
    staleTime: Infinity,
  });
