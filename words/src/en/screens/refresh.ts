/** After somebody asked a page for what is new. */
export const refresh = {
  refreshed: "Up to date",
};
