import { REFUND_ARRIVES_DAYS } from "@kalivo/domain/limits.ts";
/** Money is on its way back to the payer, or could not be paid back. */
export const refund = {
  subject: (amount: string) => `${amount} is on its way back to you`,
  preview: (month: string) => `A refund of your donations for ${month}.`,
  title: "Your refund is on its way",
  sent: (amount: string, method: string) => `We are refunding ${amount} to ${method}.`,
  arrives: `It arrives within 5 to ${REFUND_ARRIVES_DAYS} days, depending on your bank.`,
  means:
    "It no longer counts as given, for you or for the people you supported. The organisations won't receive it.",
  amount: "Refunded",
  charged: "Collected",
  period: "Month",
  day: "Refunded on",
  method: "To",
  reference: "Reference",
  button: "See the statement",
  help: (mail: string) => `If it hasn't arrived after ten days, write to ${mail} and give the reference.`,
  failedSubject: "Your refund failed",
  failedTitle: "We couldn't refund you",
  failed: (amount: string, month: string, method: string) =>
    `We couldn't refund ${amount} for ${month} to ${method}. Your donation is unchanged.`,
  failedHelp: (mail: string) =>
    `Please write to ${mail} and we'll find another way. No need to ask your bank as well.`,
  reason:
    "You get this email because you paid a donation that is being refunded. We always send emails about your money.",
};
