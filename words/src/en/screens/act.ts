/** Act: sharing, transparency, about; and feedback. */
export const act = {
  title: "Act",
  copied: "Link copied !",
  copyFailed: (reason: string) => `Could not copy link : ${reason}`,
  feedbackTitle: "Send a feedback",
  anonymously: "Send it anonymously",
  send: "Send feedback",
  sendFailed: (status: number) => `There was an error : ${status}`,
  thanks: "thank you for your feedback !",
};
