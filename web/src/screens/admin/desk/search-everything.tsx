import { useText } from "#web/lib/text.tsx";
import { go } from "#web/lib/navigation.ts";
import { SearchField } from "#web/ui/search-field.tsx";
import { adminHref } from "../admin-place.ts";
import { Tools } from "../admin-search.tsx";

/** The search field of every admin page: finds records by anything a caller may name. */
export function SearchEverything() {
  const text = useText("admin").desk;
  return (
    <Tools>
      <SearchField label={text.search} placeholder={text.placeholder} onlySubmitted onSearch={leave} />
    </Tools>
  );
}

const leave = (typed: string) => {
  if (typed.trim() !== "") go.to(adminHref("search", { search: typed }));
};
