import { useState } from "react";
import type { Organisation, OrganisationLogo } from "@kalivo/contract/shapes/organisation.ts";
import { useText } from "../../lib/text.tsx";
import { Grid, Section } from "../../ui/card.tsx";
import { SelectableOrganisationCard } from "./organisation-card.tsx";
import { OrganisationList } from "./organisation-list.tsx";

type SelectableOrganisationsProps = {
  /** Chosen when the page opened: shown first, including those no longer listed. */
  chosen: readonly OrganisationLogo[];
  selected: readonly number[];
  onSelect: (id: number, selected: boolean) => void;
  mark?: "check" | "ban";
};

/** Every organisation as a checkbox, the chosen ones first. */
export function SelectableOrganisations({ chosen, selected, onSelect, mark }: SelectableOrganisationsProps) {
  const text = useText("choice");
  // Fixed at mount, so that an unticked one keeps its place.
  const [first] = useState(chosen);
  const card = (organisation: Organisation | OrganisationLogo) => (
    <SelectableOrganisationCard
      organisation={organisation}
      {...(mark !== undefined && { mark })}
      selected={selected.includes(organisation.id)}
      onSelect={(isSelected) => onSelect(organisation.id, isSelected)}
    />
  );
  return (
    <>
      {first.length > 0 && (
        <Section title={text.chosen}>
          <Grid>
            {first.map(({ id, name, logo, logo_gray }) => (
              <li key={id}>{card({ id, name, logo, logo_gray })}</li>
            ))}
          </Grid>
        </Section>
      )}
      <OrganisationList without={first} card={card} />
    </>
  );
}
