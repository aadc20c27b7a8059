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
  /** What joining from a shared link does, by what the link is about. */
  join: {
    code: "Join with this code",
    organisation: "Join and see this organisation",
    team: "Join and see this team",
    user: "Join and see this profile",
    support: "Join to support them",
  },
  inShort:
    "Move, and others give about 10 cents per 100 calories to the non-profits you choose. Or support somebody who moves.",
};
