/** Act: sharing, transparency, about. */
export const act = {
  title: "Act",
  copied: "Link copied !",
  copyFailed: (reason: string) => `Could not copy link : ${reason}`,
  copyRefused: "your browser doesn't allow it",
  copyImpossible: "your browser can't do it here",
};
