import type { Person } from "@kalivo/contract/shapes/person.ts";
import { useText } from "../../lib/text.tsx";
import css from "./causes.module.css";

type Cause = NonNullable<Person["organisations"]>[number];

const MOST_LOGOS = 4;
const MOST_NAMES = 3;

/**
 * Whom somebody raises money for, before anybody gives: logos and the first names, inside a link or a paragraph. Screen
 * readers get every name.
 */
export function Causes({ causes }: { causes: readonly Cause[] }) {
  const people = useText("people");
  const registration = useText("registration");
  if (causes.length === 0) return null;
  const names = causes.map(({ name }) => name);
  const named = names.length <= MOST_NAMES ? names : names.slice(0, MOST_NAMES - 1);
  const whole = registration.raisesFor(names.join(", "));
  return (
    <span className={css.causes}>
      <span className={css.logos} aria-hidden="true">
        {causes
          .slice(0, MOST_LOGOS)
          .map(({ id, logo }) =>
            logo === null ? null : (
              <img
                key={id}
                className={css.logo}
                src={logo.url}
                alt=""
                width={24}
                height={24}
                loading="lazy"
                decoding="async"
              />
            ),
          )}
      </span>
      {named.length === names.length ? (
        <span className={css.names}>{whole}</span>
      ) : (
        <span className={css.names}>
          <span aria-hidden="true">
            {`${registration.raisesFor(named.join(", "))} ${people.andOthers(names.length - named.length)}`}
          </span>
          <span className="visually-hidden">{whole}</span>
        </span>
      )}
    </span>
  );
}
