/** What the imprint says of the association. */
export const imprint = {
  help: "Everybody can read this in the imprint.",
  name: "Name",
  mail: "Email",
  address: "Address",
  addressHelp: "Street, postcode and town.",
  number: "Enterprise number",
  numberHelp: "Like 0123.456.749.",
  missing: "Not given yet",
  fixed: (names: string) =>
    `From the server's settings: ${names}. The person who runs the server can change it there.`,
  page: "Open the imprint",
  saved: "The imprint is saved.",
};
