import * as api from "@kalivo/contract/api-paths.ts";
import { useText } from "#web/lib/text.tsx";
import type { AdminOwed } from "@kalivo/contract/shapes/admin-payouts.ts";
import { showMoney } from "#web/lib/format.ts";
import { type Column, DataTable } from "#web/ui/data-table.tsx";
import { AdminList } from "../admin-list.tsx";
import { adminHref } from "../admin-place.ts";
import { useAdminPages } from "../use-admin.ts";
import { ObstacleBadge } from "./payout-badges.tsx";
import css from "./payouts.module.css";

const EVERYTHING = {};

/** Every organisation with a balance, and whether the next run pays it. */
export function OwedTable() {
  const text = useText("admin").payouts;
  const owed = useAdminPages(api.listOwed, EVERYTHING);
  const columns = useColumns();
  return (
    <AdminList query={owed} empty={{ title: text.noneOwed, help: text.noneOwedHelp }}>
      {(items) => (
        <DataTable
          caption={text.organisations}
          columns={columns}
          rows={items}
          rowKey={({ organisation }) => organisation.id}
        />
      )}
    </AdminList>
  );
}

function useColumns(): readonly [Column<AdminOwed>, ...Column<AdminOwed>[]] {
  const text = useText("admin").payouts;
  return [
    {
      key: "organisation",
      head: text.organisation,
      cell: ({ organisation: { id, name } }) => (
        <a className={css.link} href={adminHref("organisations", { id })}>
          {name}
        </a>
      ),
    },
    { key: "next", head: text.next, cell: (owed) => <ObstacleBadge owed={owed} /> },
    {
      key: "payable",
      head: text.payable,
      figure: true,
      cell: ({ payable_in_euros }) => showMoney(payable_in_euros),
    },
    { key: "held", head: text.held, figure: true, cell: ({ held_in_euros }) => showMoney(held_in_euros) },
    {
      key: "transit",
      head: text.atTheBank,
      figure: true,
      cell: ({ in_transit_in_euros }) => showMoney(in_transit_in_euros),
    },
  ];
}
