import * as api from "@kalivo/contract/api-paths.ts";
import { useQuery } from "@tanstack/react-query";
import { reading } from "../../lib/call.ts";

/** The association that runs this server, and its contact address. */
export const useAssociation = (enabled = true) =>
  useQuery({
    queryKey: ["association"],
    ...reading(api.readAssociation),
    staleTime: Infinity,
    enabled,
  });
