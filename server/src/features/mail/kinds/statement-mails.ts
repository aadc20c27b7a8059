import { z } from "zod";
import type { Queryable } from "#server/db/client.ts";
import { disputeMail, type DisputeMailData } from "#server/mails/dispute/mail.ts";
import { paymentProblemMail, type PaymentProblemData } from "#server/mails/payment-problem/mail.ts";
import { receiptMail } from "#server/mails/receipt/mail.ts";
import { refundMail, type RefundMailData } from "#server/mails/refund/mail.ts";
import type { ReceiptMailData, StatementMailData, Unaddressed } from "#server/mails/statement-mail-data.ts";
import { upcomingChargeMail } from "#server/mails/upcoming-charge/mail.ts";
import type { MailContext, MailParts } from "#server/mails/frame.ts";
import type { Services } from "#server/services.ts";
import type { MailKind, MailKinds } from "../mail-kind.ts";
import { mailContext } from "./context.ts";

/** Billing's data for the mails about a charge. Null: nothing to say, for example because it was cancelled. */
export type StatementMails = {
  loadNotice: (
    services: Services,
    notice: { chargeId: number; noticeNo: number },
    recipientId: number,
  ) => Promise<Unaddressed<StatementMailData> | null>;
  loadReceipt: (services: Services, chargeId: number) => Promise<Unaddressed<ReceiptMailData> | null>;
  loadProblem: (services: Services, chargeId: number) => Promise<Unaddressed<PaymentProblemData> | null>;
  loadRefund: (
    services: Services,
    refundId: number,
    said: "sent" | "failed",
  ) => Promise<Unaddressed<RefundMailData> | null>;
  loadDispute: (services: Services, disputeId: number) => Promise<Unaddressed<DisputeMailData> | null>;
  /** The notice was accepted by a mail server: the 72 hours of rule 9 run from here. */
  noticeAccepted: (db: Queryable, chargeId: number, at: Date, noticeNo: number) => Promise<void>;
};

const Payload = z.object({ charge_id: z.int() });
/** Missing in mails of an earlier version of the product: the first notice. */
const NoticePayload = Payload.extend({ notice_no: z.int().default(1) });
const RefundPayload = z.object({ refund_id: z.int(), said: z.enum(["sent", "failed"]) });
const DisputePayload = z.object({ dispute_id: z.int() });

export const statementMails = (
  billing: StatementMails,
): Pick<MailKinds, "upcoming_charge" | "receipt" | "payment_problem" | "refund" | "dispute"> => ({
  upcoming_charge: {
    ...about((services, payload, recipientId) => {
      const { charge_id: chargeId, notice_no: noticeNo } = NoticePayload.parse(payload);
      return billing.loadNotice(services, { chargeId, noticeNo }, recipientId);
    }, upcomingChargeMail),
    accepted: (db, mail, at) => {
      const { charge_id: chargeId, notice_no: noticeNo } = NoticePayload.parse(mail.payload);
      return billing.noticeAccepted(db, chargeId, at, noticeNo);
    },
  },
  receipt: aboutCharge(billing.loadReceipt, receiptMail),
  payment_problem: aboutCharge(billing.loadProblem, paymentProblemMail),
  refund: about((services, payload) => {
    const { refund_id, said } = RefundPayload.parse(payload);
    return billing.loadRefund(services, refund_id, said);
  }, refundMail),
  dispute: about(
    (services, payload) => billing.loadDispute(services, DisputePayload.parse(payload).dispute_id),
    disputeMail,
  ),
});

const aboutCharge = <Data extends object>(
  load: (services: Services, chargeId: number) => Promise<Data | null>,
  write: (context: MailContext, data: Data & { firstName: string }) => MailParts,
): MailKind => about((services, payload) => load(services, Payload.parse(payload).charge_id), write);

const about = <Data extends object>(
  load: (services: Services, payload: unknown, recipientId: number) => Promise<Data | null>,
  write: (context: MailContext, data: Data & { firstName: string }) => MailParts,
): MailKind => ({
  toUnconfirmed: "hold",
  render: async (services, mail) => {
    const data = await load(services, mail.payload, mail.recipient.userId);
    if (data === null) return { kind: "drop", why: "it is no longer so" };
    return {
      kind: "mail",
      parts: write(mailContext(services, mail), { ...data, firstName: mail.recipient.firstName }),
    };
  },
});
