import * as api from "@kalivo/contract/api-paths.ts";
import { useQuery } from "@tanstack/react-query";
import { read } from "../../lib/call.ts";

/** The open books. */
export const useBooks = () =>
  useQuery({
    queryKey: ["transparency"],
    queryFn: ({ signal }) => read(api.readTransparency, { signal }),
  });
