import { PICTURE_MB, REQUEST_MB, sizeOf } from "../../figures.ts";
import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("en");

/** What is said of any call, before it comes to what it asks for. */
export const request = {
  signIn: "Please sign in.",
  linkUnknown:
    "This link leads to nothing we can show: part of it may be missing, it may be old, or the page isn't public. You can join all the same.",
  notFound: "Not found.",
  secondFactor: "Show your second factor first: a passkey, or a code of your app.",
  unreadable: "The request couldn't be read.",
  wrongMediaType: "Send JSON or a multipart form.",
  failed: (code: string) =>
    `Something went wrong on our side. Write to us with this code if it stays so: ${code}`,
  failedSaving: (code: string) =>
    `Something went wrong on our side. It may have worked all the same: please look before you try again. Write to us with this code if it stays so: ${code}`,
  outOfReach: "We can't reach our data right now. Please try again in a moment.",
  outOfReachSaving:
    "We can't reach our data right now. It may have worked all the same: please look before you try again.",
  full: "There is no room on our side to take this right now. Nothing was changed: please try again later.",
  busy: "Please try again in a few seconds.",
  tooMany: (wait: string) => `Too many tries. Please wait ${wait}.`,
  seconds: (n: number) => counted(n, { one: "second", other: "seconds" }),
  minutes: (n: number) => counted(n, { one: "minute", other: "minutes" }),
  badKey: "Idempotency-Key must be 1 to 100 letters, digits or signs",
  unsigned: "The signature is not valid.",
  notFromProvider: "This is not from the provider.",

  fileNotTaken: (field: string) => `${field} is not a file this call takes`,
  noForm: (field: string) => `Send a multipart form with files named "${field}".`,
  noFile: "There is no file in this form.",
  tooManyFiles: (most: number) => `At most ${most} files in one go, please.`,
  filesTooLarge: (megabytes: number) =>
    `This is too large: all files together may have ${megabytes} MB. Of Apple Health’s export the file export.xml alone, zipped, is enough.`,
  formTooLarge: (bytes: number) => `This is too large: this call takes ${sizeOf(bytes)}.`,
  tooLarge: `This is too large: a file may have ${PICTURE_MB} MB and a request ${REQUEST_MB} MB.`,
  fieldNameNotAllowed: (field: string) => `The field name "${field}" is not allowed.`,
  brokenForm: "The form couldn't be read: its multipart body is broken.",
  brokenFiles: "The form couldn't be read: its multipart body is broken or was cut off.",
};
