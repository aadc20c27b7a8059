import * as api from "@kalivo/contract/api-paths.ts";
import { useQuery } from "@tanstack/react-query";
import type { Association } from "@kalivo/contract/routes/own/read-association.ts";
import { read } from "../../lib/call.ts";

/** Who runs this server, and where people write to. */
export const useAssociation = () =>
  useQuery({
    queryKey: ["association"],
    queryFn: ({ signal }) => read<Association>(api.readAssociation, { signal }),
    staleTime: Infinity,
  });
