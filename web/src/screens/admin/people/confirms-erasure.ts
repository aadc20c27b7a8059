/** Whether the typed text is the account's email, ignoring case and surrounding spaces. */
export const confirmsErasure = (typed: string, email: string): boolean =>
  typed.trim().toLowerCase() === email.trim().toLowerCase() && email.trim() !== "";
