import { Avatar, Style, type StyleOptions } from "@dicebear/core";
import peeps from "@dicebear/styles/open-peeps.json" with { type: "json" };

/** Open Peeps by Pablo Stanley, CC0 1.0; the drawing says so itself. */
const STYLE = new Style(peeps);
type Look = StyleOptions<typeof peeps>;

/** Its friendly faces, in colours that fit ours. */
const FRIENDLY: Look = {
  expressionVariant: [
    "calm",
    "cheeky",
    "cute",
    "eatingHappy",
    "smile",
    "smileBig",
    "smileLOL",
    "smileTeethGap",
  ],
  accessoriesVariant: ["glasses", "glasses2", "glasses3", "glasses4", "sunglasses"],
  maskProbability: 0,
  clothingColor: ["#0f7a43", "#f2762e", "#f0b323", "#3f7fbf", "#e27a9b", "#7c6bb0"],
  backgroundColor: ["#d3f5da", "#ffe9db", "#fef0c8", "#ddf0fe"],
};
const SMOOTH: Look = { ...FRIENDLY, facialHairProbability: 0 };
/** Beards only with hair that is worn with one. */
const BEARDED: Look = {
  ...FRIENDLY,
  facialHairProbability: 100,
  facialHairVariant: [
    "chin",
    "full",
    "full2",
    "full3",
    "full4",
    "goatee1",
    "goatee2",
    "moustache1",
    "moustache2",
  ],
  headVariant: [
    "dreads1",
    "flatTop",
    "grayShort",
    "hatBeanie",
    "noHair1",
    "noHair2",
    "pomp",
    "shaved1",
    "shaved2",
    "short1",
    "short2",
    "short3",
    "short4",
    "short5",
    "turban",
    "twists",
  ],
};
/** First signs of the seeds that are drawn with a beard: a quarter of all. */
const OF_BEARDS = /^[0-8]/u;

/** A portrait as SVG, without script, link or anything from elsewhere: the same seed is always the same face. */
export const drawPortrait = (seed: string): string =>
  new Avatar(STYLE, { ...(OF_BEARDS.test(seed) ? BEARDED : SMOOTH), seed }).toString();
