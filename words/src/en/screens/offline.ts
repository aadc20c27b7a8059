/** Without a network, and the app on the home screen. */
export const offline = {
  notSent: "Not added yet",
  remove: "Remove it",
  sent: (kcal: string) => `${kcal} kcal added`,
  notStored: "This browser can't keep it. Please try again when you're online.",
  install: {
    title: "Kalivo, one tap away",
    help: "Put Kalivo on your home screen. It opens faster and works without a network.",
    action: "Install",
    refuse: "Not now",
    stepsTitle: "Add Kalivo to your home screen",
    steps: ["Tap Share in the bar of Safari.", "Choose “Add to Home Screen”."],
    understood: "Got it",
  },
};
