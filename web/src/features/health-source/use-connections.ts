import * as api from "@kalivo/contract/api-paths.ts";
import { useQuery } from "@tanstack/react-query";
import { reading } from "../../lib/call.ts";

export const CONNECTIONS = ["connections"];

export const useConnections = () =>
  useQuery({
    queryKey: CONNECTIONS,
    ...reading(api.listConnections),
  });
