import type { OrganisationLogo } from "@kalivo/contract/shapes/organisation.ts";
import { href } from "../../paths.ts";
import css from "./organisation-logos.module.css";

type LogosProps = { organisations: readonly OrganisationLogo[]; named?: boolean };

/** Logos in a row, each a link that carries the name; `named`: which stands beside it, for whoever does not know them. */
export function OrganisationLogos({ organisations, named = false }: LogosProps) {
  return (
    <ul className={css.logos} data-named={named || undefined}>
      {organisations.map(({ id, name, logo }) => (
        <li key={id}>
          <a className={css.logo} href={href("organisation", { id })}>
            {logo === null ? (
              <span>{name}</span>
            ) : (
              <>
                {/* Under a mouse it says the name, which is the link's own. */}
                <span className={css.picture} aria-hidden="true" {...(!named && { title: name })}>
                  <img src={logo.url} alt="" width={52} height={52} loading="lazy" decoding="async" />
                </span>
                <span className={named ? undefined : "visually-hidden"}>{name}</span>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
