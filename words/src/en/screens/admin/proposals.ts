/** What one admin proposes and another confirms. */
export const proposals = {
  title: "Waits for another admin",
  what: {
    grant: (name: string) => `${name} becomes an admin`,
    erase: (name: string) => `${name} is erased`,
  },
  by: (name: string, day: string) => `Proposed by ${name} on ${day}.`,
  inForce: (day: string) => `In force on ${day}, if nobody objects.`,
  confirm: "Confirm",
  confirmTitle: (name: string) => `Make ${name} an admin?`,
  confirmHelp: "From then on this person sees everybody's account and decides about money.",
  confirmed: "Confirmed.",
  object: "Object",
  objectTitle: "Object to this?",
  objectHelp: "Then nothing happens, and every admin is told.",
  objected: "Nothing happens.",
  contact: "Contact for the bank account",
  contactHelp: "Gets an email about every change of the account, as the admins do.",
  noContact: "Nobody at the organisation hears of a change.",
  contactMail: "Email of the contact",
  contactSaved: "The contact is saved.",
};
