import * as api from "@kalivo/contract/api-paths.ts";
import { useQuery } from "@tanstack/react-query";
import { reading } from "../../lib/call.ts";

/** The open books. */
export const useBooks = () =>
  useQuery({
    queryKey: ["transparency"],
    ...reading(api.readTransparency),
  });
