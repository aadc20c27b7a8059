import { Suspense, useState } from "react";
import { lazyPart } from "../../boot/loading/lazy-part.tsx";
import { useText } from "../../lib/text.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Waiting } from "../../ui/states/waiting.tsx";

const Found = lazyPart(async () => (await import("./found.tsx")).Found, "member");

type SearchEverythingProps = {
  /** What is searched, as the address has it; empty: nothing. */
  search: string;
  onSearch: (search: string) => void;
  onClose: () => void;
};

/** One search over people, teams and organisations; what it finds stands below. */
export function SearchEverything({ search, onSearch, onClose }: SearchEverythingProps) {
  const text = useText("community");
  const field = useField(search);
  return (
    <>
      <SearchField
        key={field.key}
        label={text.findAnything}
        placeholder={text.findAnything}
        initial={search}
        closing={{ label: text.closeSearch, onClose }}
        onSearch={(typed) => {
          field.typed(typed.trim());
          onSearch(typed.trim());
        }}
      />
      {search !== "" && (
        <Suspense fallback={<Waiting />}>
          <Found search={search} />
        </Suspense>
      )}
    </>
  );
}

/** Begins the field anew when the address says other words than were typed here, as on Back. */
function useField(search: string) {
  const [{ seen, typed, key }, setField] = useState({ seen: search, typed: search, key: 0 });
  if (seen !== search) setField({ seen: search, typed: search, key: typed === search ? key : key + 1 });
  return { key, typed: (words: string) => setField((field) => ({ ...field, typed: words })) };
}
