import type { Organisation } from "@kalivo/contract/shapes/organisation.ts";
import { publicAddress } from "@kalivo/domain/links/public-address.ts";
import { useOrganisations } from "#web/features/organisations/use-organisations.ts";
import { useText } from "#web/lib/text.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import css from "./door.module.css";
import { pageUrl } from "./page-url.ts";

const SHOWN = 6;

/** Some of the organisations, each with the way to its page. */
export function Causes() {
  const text = useText("door").causes;
  const found = useOrganisations("", "total_raised").data?.pages[0]?.items ?? [];
  if (found.length === 0) return null;
  return (
    <section>
      <h2 className={css.title}>{text.title}</h2>
      <p className={css.lead}>{text.lead}</p>
      <ul className={css.causes}>
        {found.slice(0, SHOWN).map((organisation) => (
          <li key={organisation.id}>
            <Cause organisation={organisation} />
          </li>
        ))}
      </ul>
      <ButtonLink size="medium" href={pageUrl("/o")} external>
        {text.all}
      </ButtonLink>
    </section>
  );
}

const Cause = ({ organisation: { id, name, logo, short_description } }: { organisation: Organisation }) => (
  <a className={css.cause} href={pageUrl(publicAddress("organisation", id, name))}>
    <Avatar id={id} first_name={name} last_name="" picture={logo} size={56} square />
    <span>
      <strong className={css.causeName}>{name}</strong>
      <span className={css.causeText} lang="">
        {short_description}
      </span>
    </span>
  </a>
);
