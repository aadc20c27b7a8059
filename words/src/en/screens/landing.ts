import { APP_NAME } from "../../app-name.ts";

/** The first page of a visitor and its sign-in sheet. */
export const landing = {
  title: "Welcome",
  slides: [
    "link your health to the health of our planet",
    "burn calories to raise mindful and eco funds",
    "back people to help them achieve their goals",
  ],
  carousel: `What ${APP_NAME} is about`,
  slide: (n: number, of: number) => `Slide ${n} of ${of}`,
  goToSlide: (n: number) => `Show slide ${n}`,
  pause: "Pause the slides",
  play: "Play the slides",
  legal: "Terms, privacy, imprint",
  signUp: "Sign me up",
  signIn: "Sign in to my account",
  language: "Language",
  joinAndKeep: "Join and keep it",
  inShort:
    "Move, and others give about 10 cents per 100 calories to the non-profits you choose. Or support somebody who moves.",
};
