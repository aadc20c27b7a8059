import { useQuery } from "@tanstack/react-query";
import type { Recap } from "@kalivo/contract/routes/own/read-recap.ts";
import { read } from "../../lib/call.ts";

/** One's own last month while it is news; null at any other time. */
export const useRecap = (): Recap | null =>
  useQuery({
    queryKey: ["stats", "recap"],
    queryFn: ({ signal }) => read<{ recap: Recap | null }>("/api/user/recap", { signal }),
    retry: false,
  }).data?.recap ?? null;
