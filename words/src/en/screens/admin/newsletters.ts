import { pluralOf } from "../../../plural.ts";

const { plural } = pluralOf("en");

export const newsletters = {
  none: "No newsletter yet",
  noneHelp: "It goes only to people who ticked it.",
  write: "Write a newsletter",
  begin: "Save as draft",
  begun: "The draft is saved.",
  editTitle: "Edit the draft",
  subject: "Subject",
  body: "Text",
  bodyHelp: "A blank line begins a paragraph. # makes a heading, - a list, [words](https://…) a link.",
  draft: "Draft",
  sent: "Sent",
  changed: (day: string) => `Changed ${day}`,
  sentOn: (day: string, n: number) =>
    plural(n, (figure) => ({
      one: `Sent ${day} to ${figure} person`,
      other: `Sent ${day} to ${figure} people`,
    })),
  by: (name: string) => `by ${name}`,
  preview: "As it arrives",
  readers: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} person would get it.`,
      other: `${figure} people would get it.`,
    })),
  nobody: "Nobody has the newsletter switched on, so there is nobody to send it to.",
  test: "Send it to me",
  tested: "It is on its way to you.",
  send: "Send to everybody",
  sendTitle: (n: number) =>
    plural(n, (figure) => ({ one: `Send it to ${figure} person?`, other: `Send it to ${figure} people?` })),
  sendAsk: "It goes out right away and can't be called back or changed. Read your own copy first.",
  sendAction: (n: number) =>
    plural(n, (figure) => ({ one: `Send to ${figure} person`, other: `Send to ${figure} people` })),
  sentNow: "It is on its way.",
  remove: "Delete draft",
  removeTitle: "Delete this draft?",
  removeAsk: "What was written is lost.",
  removed: "The draft is deleted.",
};
