/** Codes: check, scan, create, share, archive. */
export const codes = {
  addManually: "Add code manually",
  validate: "Validate code",
  checking: "Checking the code...",
  none: "no code",
  /** Answers on the scan screen (§8). */
  scan: {
    unknown: "This code is not a valid code",
    expired: "This code is expired",
    used: "You already used this code",
    full: "This code has reached it's users limit",
    serverError: "Unexpected server error",
    other: "Unknown error",
  },
  /** Answers at registration and wherever a code is typed (§8). */
  entry: {
    unknown: "This code does not exists",
    expired: "This code is expired",
    full: "This code has reached it's users limit",
    serverError: "There was a server error",
    other: "Unknown error",
  },
  applyFailed: "An error occured while applying the code, please retry later.",
  archive: "Disable and archive code",
  archived: "Archived",
  archiveFailed: (status: number) => `There was an error archiving : ${status}`,
  dataWrong: (message: string) => `There was an error with the data : ${message}`,
  qrCopyFailed: "Failed to copy image to clipboard",
  qrShareFailed: "Failed to create the image to share",
  qrCopied: "QR code copied successfully !",
  remove: (code: string) => `Remove code ${code}`,
  rate: (amount: string) => `${amount} per 100 calories`,
  added: (code: string) => `Code ${code} added`,
};
