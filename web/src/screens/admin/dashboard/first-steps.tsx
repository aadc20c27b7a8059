import * as api from "@kalivo/contract/api-paths.ts";
import type { SetupStep } from "@kalivo/contract/routes/own/admin/read-setup.ts";
import { useText } from "#web/lib/text.tsx";
import { Card, Section, Stack } from "#web/ui/card.tsx";
import { type AdminPart, adminHref } from "../admin-place.ts";
import { useAdminRead } from "../use-admin.ts";
import css from "./first-steps.module.css";
import { OperatorNote } from "./operator-note.tsx";

/** The part where a setup step is done; steps without one are settings of the server, which the note lists. */
const PLACES: Readonly<Partial<Record<SetupStep, AdminPart>>> = {
  organisation: "organisations",
  bank_account: "organisations",
  second_admin: "people",
  imprint: "imprint",
};

/** The open setup steps of a new installation; hidden once all are done. */
export function FirstSteps() {
  const text = useText("admin").firstSteps;
  const { data } = useAdminRead(api.readSetup);
  if (data === undefined || data.to_do.length === 0) return null;
  return (
    <Section title={text.title}>
      <Stack>
        <Card roomy>
          <ol className={css.steps}>
            {data.to_do.map((step) => (
              <li key={step}>
                <Step title={text.steps[step].title} place={PLACES[step]} />
                <p className={css.help}>{text.steps[step].help}</p>
              </li>
            ))}
          </ol>
        </Card>
        <OperatorNote toDo={data.to_do} />
      </Stack>
    </Section>
  );
}

function Step({ title, place }: { title: string; place: AdminPart | undefined }) {
  if (place === undefined) return <p className={css.title}>{title}</p>;
  return (
    <a className="text-link" href={adminHref(place)}>
      {title}
    </a>
  );
}
