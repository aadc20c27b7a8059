/** The way to the open books; what stands in them comes with their own screen (`books.ts`). */
export const transparency = {
  open: "Read our open books",
};
