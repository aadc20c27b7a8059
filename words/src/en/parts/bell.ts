import { bell } from "../screens/bell.ts";

/** What one was told. Comes with the page of it, and where pushes are chosen. */
export const words = {
  bell,
};
