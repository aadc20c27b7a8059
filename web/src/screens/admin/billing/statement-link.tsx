import { adminHref } from "../admin-place.ts";

/** The statement's number, which its payer sees too, linked to its page. */
export function StatementLink({ id }: { id: number }) {
  return (
    <a className="text-link" href={adminHref("billing", { id })}>
      {id}
    </a>
  );
}
