/** What one shows of oneself beside one's name. */
export const oneself = {
  why: "Why I move",
  whyHint: "Two lines at most. Everyone who sees your name can read them.",
  whyWrong: "Write two lines at most, 160 characters in all, without hidden signs.",
  portraits: "Drawn portraits",
  portrait: (n: number) => `Portrait ${n}`,
  choosePortrait: "Choose a drawn portrait",
  otherPortraits: "Other ones",
  noPortrait: "No portrait",
};
