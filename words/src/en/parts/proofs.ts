import { entrance } from "../screens/entrance.ts";
import { proofPosts } from "../screens/proof-posts.ts";

/** What organisations show, and their own page. Comes with those parts of screens alone. */
export const words = {
  entrance,
  proofPosts,
};
