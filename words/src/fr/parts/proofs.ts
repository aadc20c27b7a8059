import { entrance } from "../screens/entrance.ts";
import { proofPosts } from "../screens/proof-posts.ts";
import type { Parts } from "../../screens.ts";

export const words: Parts["proofs"] = {
  entrance,
  proofPosts,
};
