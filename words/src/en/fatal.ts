/** The fatal screen must show even when the catalogue failed to load: its words come with the entry. */
export const fatal = {
  title: "Oh no !",
  what: "There was an error while rendering the application",
  advice: "Close the app and open it again. If it happens again, update the app or contact customer service.",
  contact: "Who we are and how to reach us",
  copied: "Copied",
  offline: "You appear to be offline... Please check your internet connection",
  retry: "Retry",
  reload: "Reload the app",
  copy: "Copy",
  details: "Debugging information",
};
