import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ReadFailed } from "../../lib/call.ts";
import { useText } from "../../lib/text.tsx";
import { type Elsewhere, InlineError } from "./message-state.tsx";
import { SkeletonGroup, useSteadyWait } from "./skeleton.tsx";

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, "data" | "error" | "isPending" | "isError" | "isFetching" | "refetch">;
  /** Grey blocks in the geometry of the answer. */
  skeleton: ReactNode;
  /** Shown instead when `when` says there is nothing. */
  empty?: { when: (data: Data) => boolean; show: ReactNode };
  /** Where else to look when there is no such thing: the list it would stand in. */
  elsewhere?: Elsewhere;
  children: (data: Data) => ReactNode;
};

/** Loading, error and empty look the same on every screen: `<Loaded query={team}>{(team) => …}</Loaded>`. */
export function Loaded<Data>({ query, skeleton, empty, elsewhere, children }: LoadedProps<Data>): ReactNode {
  const text = useText().global;
  const wait = useSteadyWait(query.isPending);
  if (query.isPending || wait === "skeleton") {
    return <SkeletonGroup quiet={wait === "quiet"}>{skeleton}</SkeletonGroup>;
  }
  if (query.data === undefined) {
    // A sign-in that ended is asked for anew, over this page: it needs no other words.
    if (isSignedOut(query.error)) return <SkeletonGroup quiet>{skeleton}</SkeletonGroup>;
    const missing = query.error instanceof ReadFailed && query.error.status === 404;
    return (
      <InlineError
        {...(missing && { title: text.nothingHere, help: text.nothingHereHelp, elsewhere })}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (empty?.when(query.data) === true) return empty.show;
  return children(query.data);
}

const isSignedOut = (error: Error | null) => error instanceof ReadFailed && error.status === 401;
