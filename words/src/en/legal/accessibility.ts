import { APP_NAME } from "../../app-name.ts";
import type { LegalFacts, LegalPaper } from "../../legal-paper.ts";

export const accessibility = ({ mail }: LegalFacts): LegalPaper => ({
  title: "Accessibility",
  lead: `${APP_NAME} is meant to be used by everybody.`,
  sections: [
    {
      title: "What we aim for",
      lines: [
        "WCAG 2.2 at level AA: with a keyboard alone, with a screen reader, at 200 % zoom and in a window of 320 pixels, in light and dark, with less motion when you ask for it.",
        "Every screen is checked by machine at each change, and the main ways by keyboard.",
      ],
    },
    {
      title: "What we know is missing",
      lines: [
        "Charts have a table or a sentence beside them, but no sound of their own.",
        "It has not been tried yet by people who use VoiceOver or TalkBack every day.",
        "The payment page is Stripe's, and as accessible as Stripe makes it.",
      ],
    },
    {
      title: "Tell us",
      lines: [`If something stands in your way, write to ${mail}. We answer within two weeks.`],
    },
  ],
});
