import { Fragment, type ReactNode } from "react";
import { type AdminPlace, placeOf } from "./admin-place.ts";
import { AuditPage } from "./audit/audit-page.tsx";
import { MonthPage } from "./billing/month-page.tsx";
import { MonthsPage } from "./billing/months-page.tsx";
import { StatementsPage } from "./billing/statements-page.tsx";
import { StatementPage } from "./billing/statement-page.tsx";
import { BooksPage } from "./books/books-page.tsx";
import { CodesPage } from "./codes-page.tsx";
import { DashboardPage } from "./dashboard/dashboard-page.tsx";
import { SearchPage } from "./desk/search-page.tsx";
import { DisputesPage } from "./disputes/disputes-page.tsx";
import { FeedbackPage } from "./feedback/feedback-page.tsx";
import { MessagePage } from "./feedback/message-page.tsx";
import { ImprintPage } from "./imprint/imprint-page.tsx";
import { LooksPage } from "./looks/looks-page.tsx";
import { MailPage } from "./mails/mail-page.tsx";
import { MailsPage } from "./mails/mails-page.tsx";
import { NewsletterPage } from "./newsletters/newsletter-page.tsx";
import { NewslettersPage } from "./newsletters/newsletters-page.tsx";
import { OrganisationPage } from "./organisations/organisation-page.tsx";
import { OrganisationsPage } from "./organisations/organisations-page.tsx";
import { PayoutsPage } from "./payouts/payouts-page.tsx";
import { RunPage } from "./payouts/run-page.tsx";
import { PeoplePage } from "./people/people-page.tsx";
import { PersonPage } from "./people/person-page.tsx";
import { FactorGate } from "./second-factor/factor-gate.tsx";
import { RefundsPage } from "./refunds/refunds-page.tsx";
import { HeldWorkoutsPage } from "./workouts/held-workouts-page.tsx";
import { TeamsPage } from "./teams-page.tsx";

/** Everything a small association needs to run the product (rule 30). Each place has its own title and focus. */
export function AdminScreen({ query }: { query: URLSearchParams }): ReactNode {
  const place = placeOf(query);
  const { part, id, month } = place;
  return (
    <FactorGate>
      <Fragment key={`${part} ${id ?? ""} ${month ?? ""}`}>{PAGES[part](place)}</Fragment>
    </FactorGate>
  );
}

const PAGES: Readonly<Record<AdminPlace["part"], (place: AdminPlace) => ReactNode>> = {
  dashboard: () => <DashboardPage />,
  organisations: (place) =>
    place.id === null ? <OrganisationsPage place={place} /> : <OrganisationPage id={place.id} />,
  looks: () => <LooksPage />,
  people: (place) => (place.id === null ? <PeoplePage place={place} /> : <PersonPage id={place.id} />),
  teams: (place) => <TeamsPage place={place} />,
  codes: (place) => <CodesPage place={place} />,
  workouts: (place) => <HeldWorkoutsPage place={place} />,
  feedback: (place) => (place.id === null ? <FeedbackPage place={place} /> : <MessagePage id={place.id} />),
  billing: ({ id, month, show }) => {
    if (id !== null) return <StatementPage id={id} />;
    if (month === null && show !== null) return <StatementsPage show={show} />;
    return month === null ? <MonthsPage /> : <MonthPage month={month} show={show} />;
  },
  refunds: (place) => <RefundsPage place={place} />,
  disputes: (place) => <DisputesPage place={place} />,
  payouts: ({ id }) => (id === null ? <PayoutsPage /> : <RunPage id={id} />),
  mails: (place) => (place.id === null ? <MailsPage place={place} /> : <MailPage id={place.id} />),
  newsletters: ({ id }) => (id === null ? <NewslettersPage /> : <NewsletterPage id={id} />),
  audit: () => <AuditPage />,
  imprint: () => <ImprintPage />,
  books: ({ show }) => <BooksPage show={show} />,
  search: ({ search }) => <SearchPage search={search} />,
};
