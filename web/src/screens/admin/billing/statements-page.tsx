import { useText } from "#web/lib/text.tsx";
import { AdminPage } from "../admin-page.tsx";
import { MonthStatements } from "./month-statements.tsx";

/** Statements of all months in one state, opened from the figures of the overview. */
export function StatementsPage({ show }: { show: string }) {
  const { parts } = useText("admin");
  return (
    <AdminPage part="billing" title={parts.billing} inside>
      <MonthStatements month={null} show={show} />
    </AdminPage>
  );
}
