import { useText } from "#web/lib/text.tsx";
import type { AdminPerson } from "@kalivo/contract/shapes/admin.ts";
import { isLanguage } from "@kalivo/words/language.ts";
import { href } from "#web/paths.ts";
import { showDate, showMoney } from "#web/lib/format.ts";
import { adminHref } from "../admin-place.ts";
import type { Fact } from "../facts.tsx";
import css from "./person-page.module.css";

/** Identity, contact and consents. */
export function useAccountFacts(person: AdminPerson): Fact[] {
  const text = useText("admin").people;
  const { language } = person;
  return [
    {
      label: text.email,
      value: (
        <a className="text-link" href={`mailto:${person.email}`}>
          {person.email}
        </a>
      ),
      wide: true,
    },
    { label: text.phone, value: person.phone ?? text.notGiven },
    { label: text.pseudonym, value: person.pseudo ?? text.notGiven },
    ...(person.why_i_move === null ? [] : [{ label: text.why, value: person.why_i_move, wide: true }]),
    { label: text.birthday, value: person.birthday === null ? text.notGiven : showDate(person.birthday) },
    { label: text.language, value: isLanguage(language) ? text.languages[language] : language },
    { label: text.since, value: showDate(person.created_at) },
    { label: text.visible, value: person.public ? text.visibleTo.public : text.visibleTo.private },
    { label: text.source, value: text.sources[person.active_source] },
    { label: text.consent, value: person.health_consent ? text.consents.given : text.consents.missing },
    { label: text.signIns, value: text.devices(person.sign_ins) },
    { label: text.id, value: person.id },
  ];
}

/** What the person gives and raises, as sums and counts. */
export function useGivingFacts(person: AdminPerson): Fact[] {
  const text = useText("admin").people;
  const { pledges, organisations, teams } = person;
  return [
    { label: text.raised, value: showMoney(person.raised_in_euros) },
    { label: text.donated, value: showMoney(person.donated_in_euros) },
    { label: text.supports, value: text.supportsNow(pledges.given_running, pledges.given) },
    { label: text.supportedBy, value: text.donors(pledges.received_running) },
    { label: text.codes, value: person.active_codes },
    {
      label: text.organisations,
      value: (
        <Names
          none={text.noneOfThem}
          links={organisations.map(({ id, name }) => ({ to: adminHref("organisations", { id }), name }))}
        />
      ),
    },
    {
      label: text.teams,
      value: (
        <Names
          none={text.noneOfThem}
          links={teams.map(({ id, name, is_admin }) => ({
            to: href("team", { id }),
            name: is_admin ? `${name} (${text.teamAdmin})` : name,
          }))}
        />
      ),
    },
  ];
}

export function usePaymentFacts(payment: NonNullable<AdminPerson["payment"]>): Fact[] {
  const text = useText("admin").people;
  return [
    { label: text.method, value: payment.method_label ?? text.methods.none },
    { label: text.methodState, value: text.methods[payment.method_state] },
    { label: text.ceiling, value: text.aMonth(showMoney(payment.ceiling_in_euros)) },
  ];
}

type NamesProps = { links: readonly { to: string; name: string }[]; none: string };

function Names({ links, none }: NamesProps) {
  if (links.length === 0) return none;
  return (
    <ul className={css.names}>
      {links.map(({ to, name }) => (
        <li key={to}>
          <a className="text-link" href={to}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
