import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ReadFailed } from "../../lib/call.ts";
import { useText } from "../../lib/text.tsx";
import { type Elsewhere, InlineError } from "./message-state.tsx";
import { SkeletonGroup, useSteadyWait } from "./skeleton.tsx";

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, "data" | "error" | "isPending" | "isError" | "isFetching" | "refetch">;
  /** Blocks in the geometry of the content. */
  skeleton: ReactNode;
  /** Shown instead of the content when `when` is true. */
  empty?: { when: (data: Data) => boolean; show: ReactNode };
  /** For a 404: a link to the list the item would be in. */
  elsewhere?: Elsewhere;
  children: (data: Data) => ReactNode;
};

/** Renders loading, error, empty and loaded the same on every screen: `<Loaded query={team}>{(team) => …}</Loaded>`. */
export function Loaded<Data>({ query, skeleton, empty, elsewhere, children }: LoadedProps<Data>): ReactNode {
  const text = useText("global");
  const wait = useSteadyWait(query.isPending);
  if (query.isPending || wait === "skeleton") {
    return <SkeletonGroup quiet={wait === "quiet"}>{skeleton}</SkeletonGroup>;
  }
  if (query.data === undefined) {
    // The sign-in has ended: the sign-in sheet covers this page, so no error is shown.
    if (isSignedOut(query.error)) return <SkeletonGroup quiet>{skeleton}</SkeletonGroup>;
    return (
      <InlineError
        {...(isNotThere(query) && { title: text.nothingHere, help: text.nothingHereHelp, elsewhere })}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (empty?.when(query.data) === true) return empty.show;
  return children(query.data);
}

/** It does not exist, no longer, or not for this person. */
export const isNotThere = ({ error }: Pick<UseQueryResult, "error">): boolean =>
  error instanceof ReadFailed && error.status === 404;

/** It failed, and nothing was seen of it before. */
export const isMissing = ({ data, isError }: Pick<UseQueryResult, "data" | "isError">): boolean =>
  isError && data === undefined;

const isSignedOut = (error: Error | null) => error instanceof ReadFailed && error.status === 401;
