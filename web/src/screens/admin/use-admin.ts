import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { AddressOfAdmins, AnswerAt, DataAt } from "@kalivo/contract/calls.ts";
import { ask, read, ReadFailed } from "../../lib/call.ts";
import { type ListData, readingPages } from "../../lib/pages.ts";
import type { CallData } from "../../lib/request.ts";
import { sessionQuery } from "../../features/me/session.ts";

export type AdminRead = AddressOfAdmins<"GET">;
export type AdminCall = AddressOfAdmins<"POST">;

const KEY = "admin";
/** How one's own second factor stands. */
export const SECOND_FACTOR = ["second-factor"] as const;
const keyOf = (path: AdminRead, data?: CallData) =>
  data === undefined ? ([KEY, path] as const) : ([KEY, path, data] as const);

/** A list with 50 items per page. */
export const useAdminPages = <Address extends AdminRead>(path: Address, data: ListData<Address>) =>
  useInfiniteQuery({
    queryKey: keyOf(path, data),
    ...readingPages(path, data),
    placeholderData: (previous) => previous,
  });

type ReadOptions<Address extends AdminRead, Data = AnswerAt<"GET", Address>> = {
  data?: DataAt<"GET", Address>;
  /** Reads are audited: fetch on opening only, not on window focus. */
  logged?: boolean;
  /** Keeps the previous data while loading, for search as you type. */
  keep?: boolean;
  /** Polls while the data is in progress. */
  again?: (data: Data) => boolean;
};

const LOOK_AGAIN_MS = 2_000;
/** After a minute poll less often: no worker runs, or the queue is long. */
const LOOKS_SOON = 30;
const LOOK_LATER_MS = 30_000;

type Looked<Data> = { state: { data: Data | undefined; status: string; dataUpdateCount: number } };

/** Stops polling after a refused read. */
const lookAgain =
  <Data>(again: (data: Data) => boolean) =>
  ({ state: { data, status, dataUpdateCount } }: Looked<Data>) => {
    if (data === undefined || status === "error" || !again(data)) return false;
    return dataUpdateCount > LOOKS_SOON ? LOOK_LATER_MS : LOOK_AGAIN_MS;
  };

export const useAdminRead = <Address extends AdminRead>(
  path: Address,
  { data, logged = false, keep = false, again }: ReadOptions<Address> = {},
) =>
  useQuery({
    queryKey: keyOf(path, data),
    queryFn: ({ client, signal }) => asAdmin(client, read(path, { ...(data && { data }), signal })),
    ...(keep && { placeholderData: keepPreviousData }),
    ...(again && { refetchInterval: lookAgain(again) }),
    ...(logged && {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnMount: "always",
      refetchOnWindowFocus: false,
    }),
  });

/** A 403 for the second factor (valid for twelve hours) reopens the gate. */
async function asAdmin<Data>(client: QueryClient, reading: Promise<Data>): Promise<Data> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ReadFailed && error.status === 403) askForFactor(client);
    throw error;
  }
}

function askForFactor(client: QueryClient): void {
  void client.resetQueries({ queryKey: SECOND_FACTOR });
  void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
}

/** What was refused meanwhile; the rest is as it was read. */
export const readAgain = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: [KEY], predicate: ({ state }) => state.status === "error" });

type CallOptions<Address extends AdminCall> = {
  path: Address;
  /** The read whose cached answer is replaced by the call's answer. */
  answers?: AdminRead | undefined;
};

/** An admin mutation; invalidates the admin lists and the public pages. */
export function useAdminCall<Address extends AdminCall>({ path, answers }: CallOptions<Address>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (data: CallData) => ask<AnswerAt<"POST", Address>>("POST", path, { data }),
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
