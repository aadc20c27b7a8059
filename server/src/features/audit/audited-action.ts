/** The target of an entry. A month's id is its period. */
export type AuditTarget = {
  kind:
    | "person"
    | "organisation"
    | "iban_change"
    | "feedback"
    | "month"
    | "mail"
    | "outbox_mail"
    | "newsletter"
    | "statement"
    | "refund"
    | "dispute"
    | "payer"
    | "payout_run"
    | "payout"
    | "bank_discrepancy"
    | "bank_statement"
    | "books"
    | "cost"
    | "imprint"
    | "workout";
  id: number | null;
};

export type AdminAction =
  | "admin.grant"
  | "admin.object"
  | "admin.propose"
  | "admin.reset_factor"
  | "admin.revoke"
  | "bank_discrepancy.end"
  | "billing.simulate"
  | "books.download"
  | "charge.end"
  | "dispute.accept"
  | "feedback.read"
  | "feedback.unread"
  | "iban.approve"
  | "iban.look"
  | "iban.propose"
  | "iban.reject"
  | "imprint.save"
  | "cost.add"
  | "cost.remove"
  | "cost.save"
  | "ledger.check"
  | "mail.give_up"
  | "mail.read"
  | "mail.retry"
  | "mail.retry_all"
  | "newsletter.create"
  | "newsletter.delete"
  | "newsletter.save"
  | "newsletter.send"
  | "newsletter.test"
  | "notice.resend"
  | "organisation.approve_post"
  | "organisation.approve_words"
  | "organisation.contact"
  | "organisation.create"
  | "organisation.hide"
  | "organisation.return_post"
  | "organisation.return_words"
  | "organisation.save"
  | "organisation.send_link"
  | "organisation.show"
  | "organisation.unconfirm"
  | "payout.approve"
  | "payout.cancel"
  | "payout.confirm"
  | "payout.confirm_all"
  | "payout.file"
  | "payout.prepare"
  | "payout.reject"
  | "payout.resolve"
  | "payout.return"
  | "payout.sign"
  | "payer.leave_stopped"
  | "payer.unblock"
  | "person.birthday"
  | "person.erase"
  | "person.export"
  | "person.link"
  | "person.object_erase"
  | "person.propose_erase"
  | "person.read"
  | "person.remove_answer"
  | "person.remove_why"
  | "refund.request"
  | "statement.book"
  | "statement.read"
  | "workout.accept"
  | "workout.refuse";

/** Facts of a target: never a name, a mail address, a token or a whole bank account, so that an erasure leaves nothing. */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null>>;

export type AuditedAction = {
  /** Null: the command line. */
  actorId: number | null;
  action: AdminAction;
  target: AuditTarget;
  before?: AuditFacts;
  after?: AuditFacts;
};
