import { useText } from "#web/lib/text.tsx";
import type { AdminStatement } from "@kalivo/contract/shapes/admin-billing.ts";
import { href } from "#web/paths.ts";
import { adminHref } from "../admin-place.ts";

/** The payer, linked to the person's or team's page. */
export function PayerLink({ payer }: { payer: Pick<AdminStatement, "owner" | "owner_type"> }) {
  const text = useText("admin").billing;
  const { id, name } = payer.owner;
  const team = payer.owner_type === "team";
  return (
    <>
      <a className="text-link" href={team ? href("team", { id }) : adminHref("people", { id })}>
        {name}
      </a>
      {team && ` · ${text.team}`}
    </>
  );
}
