import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { call, read, ReadFailed } from "../../lib/call.ts";
import { readingPages } from "../../lib/pages.ts";
import type { CallData } from "../../lib/request.ts";
import { sessionQuery } from "../../features/me/session.ts";

export type AdminPath = `/api/admin/${string}`;

const KEY = "admin";
const keyOf = (path: AdminPath, data?: CallData) =>
  data === undefined ? ([KEY, path] as const) : ([KEY, path, data] as const);

/** A list, 50 at a time. */
export const useAdminPages = <Item>(path: AdminPath, data: CallData) =>
  useInfiniteQuery({
    queryKey: keyOf(path, data),
    ...readingPages<Item>(path, data),
    placeholderData: (previous) => previous,
  });

type ReadOptions<Data> = {
  /** Reading it is written down: it is read when somebody opens it, not whenever the window gets the focus. */
  logged?: boolean;
  /** What was read under another path stays until this one is there: the results of a search while it is typed. */
  keep?: boolean;
  /** What this says of is being worked on: it is read again until it is done. */
  again?: (data: Data) => boolean;
};

const LOOK_AGAIN_MS = 2_000;

export const useAdminRead = <Data>(
  path: AdminPath,
  { logged = false, keep = false, again }: ReadOptions<Data> = {},
) =>
  useQuery({
    queryKey: keyOf(path),
    queryFn: ({ client, signal }) => readAsAdmin<Data>(client, path, signal),
    ...(keep && { placeholderData: keepPreviousData }),
    ...(again && {
      refetchInterval: ({ state: { data } }: { state: { data: Data | undefined } }) =>
        data !== undefined && again(data) ? LOOK_AGAIN_MS : false,
    }),
    ...(logged && {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnMount: "always",
      refetchOnWindowFocus: false,
    }),
  });

/** Refused for the second factor: its twelve hours are over, and the gate asks for it again. */
async function readAsAdmin<Data>(client: QueryClient, path: AdminPath, signal: AbortSignal): Promise<Data> {
  try {
    return await read<Data>(path, { signal });
  } catch (error) {
    if (error instanceof ReadFailed && error.status === 403) askForFactor(client);
    throw error;
  }
}

const askForFactor = (client: QueryClient) =>
  void client.invalidateQueries({ queryKey: sessionQuery.queryKey });

type CallOptions = {
  path: AdminPath;
  /** What this path is read as is what the call answers with. */
  answers?: AdminPath | undefined;
};

/** Something an admin does. Lists follow it, and so do the pages that everybody sees. */
export function useAdminCall<Answered = { message: string }>({ path, answers }: CallOptions) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (data: CallData) => call<Answered>("POST", path, { data }),
    onSuccess: (answer) => {
      if (!answer.ok) {
        if (answer.status === 403) askForFactor(client);
        return;
      }
      if (answers !== undefined) client.setQueryData(keyOf(answers), answer.data);
      for (const name of [KEY, "organisations", "organisation"]) {
        void client.invalidateQueries({
          queryKey: [name],
          predicate: ({ queryKey }) => queryKey[1] !== answers,
        });
      }
    },
  });
}
