import type { ReactNode } from "react";
import { go } from "../../lib/navigation.ts";
import { classNames } from "../../ui/class-names.ts";
import { SearchField } from "../../ui/search-field.tsx";
import { adminHref, type AdminPlace, type AdminPart } from "./admin-place.ts";
import css from "./admin-search.module.css";

type AdminSearchProps = {
  part: AdminPart;
  place: AdminPlace;
  label?: string;
  count: number | undefined;
};

/** The search is kept in the URL, so that Back from a record returns to the same list. */
export function AdminSearch({ part, place, label, count }: AdminSearchProps) {
  return (
    <Tools>
      <SearchField
        initial={place.search}
        {...(label !== undefined && { label })}
        count={count}
        onSearch={(search) => go.replace(adminHref(part, { search }))}
      />
    </Tools>
  );
}

/** The filters above a list. */
export function Tools({ children, compact = false }: { children: ReactNode; compact?: boolean }) {
  return <div className={classNames(css.tools, compact && css.compact)}>{children}</div>;
}
