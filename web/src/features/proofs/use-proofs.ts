import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useQuery } from "@tanstack/react-query";
import { reading } from "../../lib/call.ts";

/** What organisations showed of transfers with one's own euros in them. */
export const useOwnPosts = (enabled = true) =>
  useQuery({
    enabled,
    queryKey: ["proof", "own"],
    ...reading(api.readOwnProof),
  });

/** What one organisation showed, and since when it takes part. */
export const useOrganisationPosts = (id: number) =>
  useQuery({
    queryKey: ["proof", "organisation", id],
    ...reading(pathTo(api.readOrganisationProof, { id })),
  });

/** What all of them showed, newest first. */
export const useAllPosts = () =>
  useQuery({
    queryKey: ["proof", "all"],
    ...reading(api.listProofPosts),
  });
