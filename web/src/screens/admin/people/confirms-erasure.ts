/** Whether what was typed is the account's email; capitals and blanks around it do not matter, anything else does. */
export const confirmsErasure = (typed: string, email: string): boolean =>
  typed.trim().toLowerCase() === email.trim().toLowerCase() && email.trim() !== "";
