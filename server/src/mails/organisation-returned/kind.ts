import { defineMail, drop } from "../define-mail.ts";
import { findReturnedPost, findReturnedWords } from "./facts.queries.ts";
import { organisationReturnedMail } from "./mail.ts";

export const organisationReturned = defineMail("organisation_returned", {
  toUnconfirmed: "send",
  facts: async ({ db }, { payload: { what, id } }) => {
    const facts = await (what === "words" ? findReturnedWords(db, id) : findReturnedPost(db, id));
    return facts === null ? drop("it was not returned") : { ...facts, what };
  },
  write: organisationReturnedMail,
});
