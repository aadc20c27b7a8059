import { adminHref } from "../admin-place.ts";

/** The number by which a payer can name it, leading to its page. */
export function StatementLink({ id }: { id: number }) {
  return (
    <a className="text-link" href={adminHref("billing", { id })}>
      {id}
    </a>
  );
}
