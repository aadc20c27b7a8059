/** What is used of @capacitor/app. */
export type AppPlugin = {
  addListener: {
    /** The hardware back button; while somebody listens the shell does nothing by itself. */
    (event: "backButton", heard: () => void): unknown;
    /** A link of ours was opened while the app ran. */
    (event: "appUrlOpen", heard: (opened: { url: string }) => void): unknown;
    (event: "resume", heard: () => void): unknown;
  };
  /** The link that started the app. */
  getLaunchUrl: () => Promise<{ url: string } | undefined>;
  /** To the background, as a phone's own apps do. */
  minimizeApp: () => Promise<void>;
};
