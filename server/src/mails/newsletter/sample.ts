import type { NewsletterData } from "./mail.ts";

export const sample: NewsletterData = {
  subject: "What your calories did this spring",
  body: `Dear friends,

This spring 2 140 people ran, swam and walked. Read [the whole story](https://kalivo.example/spring).

# Three things to know

- A new organisation joined: Ocean Watch
- Teams can give too
- Codes work as QR pictures

[Open the app](https://kalivo.example)`,
  test: false,
};
