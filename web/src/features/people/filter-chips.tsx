import { THEMES } from "@kalivo/domain/organisations/themes.ts";
import { useText } from "../../lib/text.tsx";
import { allItems } from "../../lib/pages.ts";
import { ChipSwitch, Chips } from "../../ui/chips.tsx";
import { Select } from "../../ui/layers/select.tsx";
import { useOrganisations } from "../organisations/use-organisations.ts";
import { type BurnerFilters, FILTER_SWITCHES } from "./burner-filters.ts";

type FilterChipsProps = { filters: BurnerFilters; onChange: (filters: BurnerFilters) => void };

/** Who is kept in the list of burners: switches as chips, and one cause, a theme or an organisation. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const text = useText("finding");
  const choice = useText("choice");
  const organisations = allItems(useOrganisations("", null).data?.pages);
  const { theme, organisation, ...switches } = filters;
  const choose = (cause: string) => {
    const found = THEMES.find((known) => known === cause);
    onChange({
      ...switches,
      ...(found !== undefined && { theme: found }),
      ...(found === undefined && cause !== "" && { organisation: Number(cause) }),
    });
  };
  return (
    <Chips label={text.filters} few>
      <Select<string>
        look="pill"
        label={text.cause}
        options={[
          { value: "", label: text.anyCause },
          ...THEMES.map((value) => ({ value, label: choice.themes[value] })),
          ...organisations.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={theme ?? (organisation === undefined ? "" : String(organisation))}
        onChange={choose}
      />
      {FILTER_SWITCHES.map((name) => (
        <ChipSwitch
          key={name}
          label={text[name]}
          checked={filters[name] === true}
          onChange={(on) => {
            const { [name]: _, ...others } = filters;
            onChange(on ? { ...others, [name]: true } : others);
          }}
        />
      ))}
    </Chips>
  );
}
