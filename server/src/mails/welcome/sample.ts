import type { WelcomeData } from "./mail.ts";

export const sample: WelcomeData = {
  firstName: "Amélie",
  codes: [
    { name: "Thomas Peeters", rateCents: 10, capCents: 500, joined: false, invites: false },
    { name: "Trail Crew", rateCents: 20, capCents: null, joined: true, invites: false },
  ],
  confirm: { code: "042137", url: "https://kalivo.example/confirm/u0Wn8cXm3hQ2" },
};
