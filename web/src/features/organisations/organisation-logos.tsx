import type { OrganisationLogo } from "@kalivo/contract/shapes/organisation.ts";
import { href } from "../../paths.ts";
import css from "./organisation-logos.module.css";

/** Logos in a row, each a link that carries the name. */
export function OrganisationLogos({ organisations }: { organisations: readonly OrganisationLogo[] }) {
  return (
    <ul className={css.logos}>
      {organisations.map(({ id, name, logo }) => (
        <li key={id}>
          <a className={css.logo} href={href("organisation", { id })} title={name}>
            {logo === null ? (
              <span>{name}</span>
            ) : (
              <img src={logo.url} alt={name} width={52} height={52} loading="lazy" decoding="async" />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
