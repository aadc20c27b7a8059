/** Where a person sets a new password. */
export const resetUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/reset/${encodeURIComponent(token)}`;
