import { pluralOf } from "../../../plural.ts";

const { counted } = pluralOf("en");

const countedPeople = (n: number) => counted(n, { one: "person", other: "people" });

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
  sentOn: (day: string, n: number) => `Sent ${day} to ${countedPeople(n)}`,
  by: (name: string) => `by ${name}`,
  preview: "As it arrives",
  readers: (n: number) => `${countedPeople(n)} would get it.`,
  nobody: "Nobody has the newsletter switched on, so there is nobody to send it to.",
  test: "Send it to me",
  tested: "It is on its way to you.",
  send: "Send to everybody",
  sendTitle: (n: number) => `Send it to ${countedPeople(n)}?`,
  sendAsk: "It leaves at once and cannot be called back or changed. Read your own copy first.",
  sendAction: (n: number) => `Send to ${countedPeople(n)}`,
  sentNow: "It is on its way.",
  remove: "Delete draft",
  removeTitle: "Delete this draft?",
  removeAsk: "What was written is lost.",
  removed: "The draft is deleted.",
};
