export const organisationLink = {
  subject: (organisation: string, app: string) => `${organisation} on ${app}: your page`,
  preview: "Confirm that you take part, check your texts, show what the money did.",
  title: "Your page is ready",
  intro: (organisation: string, app: string) =>
    `People burn calories through sport on ${app}, others give a small amount for them, and part of it goes to ${organisation}. With this link you open your own page, without a password.`,
  what: "There you confirm that you take part, keep your texts right, and post a picture and two sentences for a transfer that you got. Everybody can see them, on your page and in the open books.",
  button: "Open your page",
  validity: (days: number, hours: number) =>
    `The link works once, within ${days} days. Your page then stays open for ${hours} hours.`,
  forward: "Anyone who has this link can open the page: forward it to a colleague only.",
  notYou: (mail: string) => `Not your organisation? Write to ${mail}, and we put it right.`,
  reason: (organisation: string) => `You get this email because you are the contact of ${organisation}.`,
};

export const organisationReturned = {
  subject: (app: string) => `${app}: a word about what you sent`,
  preview: "We couldn't show it yet. Here is why.",
  title: "Please have another look",
  words: (organisation: string) =>
    `Thank you for your texts for ${organisation}. We couldn't show them as they are.`,
  post: (organisation: string) => `Thank you for the post of ${organisation}. We couldn't show it as it is.`,
  why: "What we would change",
  next: "Open your page with the link of your latest email, or ask for a new one there, and send it again.",
  reason: (organisation: string) => `You get this email because you are the contact of ${organisation}.`,
};
