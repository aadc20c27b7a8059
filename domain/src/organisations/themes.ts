/** What an organisation works for: one to three of these. */
export const THEMES = [
  "nature",
  "animals",
  "poverty",
  "health",
  "youth",
  "culture",
  "rights",
  "care",
] as const;
export type Theme = (typeof THEMES)[number];

export const MOST_THEMES = 3;
