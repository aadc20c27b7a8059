/** The used part of @capacitor/app. */
export type AppPlugin = {
  addListener: {
    /** The hardware back button; a listener replaces the shell's own handling. */
    (event: "backButton", heard: () => void): unknown;
    /** A link of ours was opened while the app was running. */
    (event: "appUrlOpen", heard: (opened: { url: string }) => void): unknown;
    (event: "resume", heard: () => void): unknown;
  };
  /** The link that started the app. */
  getLaunchUrl: () => Promise<{ url: string } | undefined>;
  /** Sends the app to the background. */
  minimizeApp: () => Promise<void>;
};
