/** Act: sharing, transparency, about. */
export const act = {
  title: "Act",
  copied: "Link copied !",
  copyFailed: (reason: string) => `Could not copy link : ${reason}`,
};
