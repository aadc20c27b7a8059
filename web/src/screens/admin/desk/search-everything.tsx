import { useAdminText } from "#web/lib/text.tsx";
import { go } from "#web/lib/navigation.ts";
import { SearchField } from "#web/ui/search-field.tsx";
import { adminHref } from "../admin-place.ts";
import { Tools } from "../admin-search.tsx";

/** At the top of every page: whatever somebody names on the phone leads to where it belongs. */
export function SearchEverything() {
  const text = useAdminText().desk;
  return (
    <Tools>
      <SearchField label={text.search} placeholder={text.placeholder} onlySubmitted onSearch={leave} />
    </Tools>
  );
}

const leave = (typed: string) => {
  if (typed.trim() !== "") go.to(adminHref("search", { search: typed }));
};
