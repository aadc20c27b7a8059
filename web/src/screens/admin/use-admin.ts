import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { AddressWith, AnswerAt, DataAt } from "@kalivo/contract/calls.ts";
import { ask, read, ReadFailed } from "../../lib/call.ts";
import { type ListData, readingPages } from "../../lib/pages.ts";
import type { CallData } from "../../lib/request.ts";
import { sessionQuery } from "../../features/me/session.ts";

type OfAdmins = `/api/admin/${string}`;
export type AdminRead = Extract<AddressWith<"GET">, OfAdmins>;
export type AdminCall = Extract<AddressWith<"POST">, OfAdmins>;

const KEY = "admin";
const keyOf = (path: AdminRead, data?: CallData) =>
  data === undefined ? ([KEY, path] as const) : ([KEY, path, data] as const);

/** A list, 50 at a time. */
export const useAdminPages = <Address extends AdminRead>(path: Address, data: ListData<Address>) =>
  useInfiniteQuery({
    queryKey: keyOf(path, data),
    ...readingPages(path, data),
    placeholderData: (previous) => previous,
  });

type ReadOptions<Address extends AdminRead, Data = AnswerAt<"GET", Address>> = {
  data?: DataAt<"GET", Address>;
  /** Reading it is written down: it is read when somebody opens it, not whenever the window gets the focus. */
  logged?: boolean;
  /** What was read under another path stays until this one is there: the results of a search while it is typed. */
  keep?: boolean;
  /** What this says of is being worked on: it is read again until it is done. */
  again?: (data: Data) => boolean;
};

const LOOK_AGAIN_MS = 2_000;
/** After a minute nobody does it at once: no worker runs, or there is much to do. */
const LOOKS_SOON = 30;
const LOOK_LATER_MS = 30_000;

type Looked<Data> = { state: { data: Data | undefined; status: string; dataUpdateCount: number } };

/** Not after a read that was refused: it would be refused each time. */
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

/** Refused for the second factor: its twelve hours are over, and the gate asks for it again. */
async function asAdmin<Data>(client: QueryClient, reading: Promise<Data>): Promise<Data> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ReadFailed && error.status === 403) askForFactor(client);
    throw error;
  }
}

const askForFactor = (client: QueryClient) =>
  void client.invalidateQueries({ queryKey: sessionQuery.queryKey });

type CallOptions<Address extends AdminCall> = {
  path: Address;
  /** What this path is read as is what the call answers with. */
  answers?: AdminRead | undefined;
};

/** Something an admin does. Lists follow it, and so do the pages that everybody sees. */
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
