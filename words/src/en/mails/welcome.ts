import { NOTICE_DAYS } from "../../figures.ts";
export const welcome = {
  subject: (app: string) => `Welcome to ${app}`,
  preview: "Burn calories, or support people who do.",
  title: (firstName: string) => `Welcome, ${firstName}`,
  intro: "Your account is ready. There are two ways to take part: choose one, or both.",
  burnTitle: "Burn",
  burn: "Log a workout or connect your health app. The people who support you give a little for every 100 calories.",
  donateTitle: "Donate",
  donate: `Support someone at the rate you choose, for example 0,10 € per 100 calories. We collect once a month and tell you the exact amount ${NOTICE_DAYS} days before.`,
  button: "Open the app",
  reason: "You get this email because you opened an account.",

  confirm:
    "First, please confirm that this is your mailbox. You can look around without it; we ask for it before anything is paid.",
};
