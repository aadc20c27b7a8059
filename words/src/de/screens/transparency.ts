import type { transparency as english } from "../../en/screens/transparency.ts";
/** The way to the open books; what stands in them comes with their own screen (`books.ts`). */
export const transparency: typeof english = {
  open: "Unsere offenen Bücher lesen",
};
