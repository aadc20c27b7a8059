export const erasureComing = {
  subject: (day: string) => `Your account ends on ${day}`,
  preview: "Until then you can keep it.",
  title: "Your account ends soon",
  intro: (day: string) =>
    `You are signed out everywhere. On ${day} your account ends, and that can't be undone.`,
  goes: "Your name, address, picture, workouts, codes and connections go; your support ends. We cancel payments that weren't sent yet, and the running month; a payment that is on its way ends first.",
  stays: "Our books keep what was paid, without your name: the law asks for that.",
  button: "Keep my account",
  keep: "Signing in before then keeps it, too.",
  reason: "You get this email because you confirmed the end of your account.",
};
