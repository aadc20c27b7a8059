/** Around what an admin wrote. */
export const newsletter = {
  testSubject: (subject: string) => `[Test] ${subject}`,
  reason: "You get this email because you asked for our newsletter.",
};
