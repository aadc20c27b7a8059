import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useState } from "react";
import type { AdminPerson, AdminProposal } from "@kalivo/contract/shapes/admin.ts";
import { useMe } from "#web/features/me/session.ts";
import { showDate } from "#web/lib/format.ts";
import { useText } from "#web/lib/text.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card, Section, Stack } from "#web/ui/card.tsx";
import { AdminAction } from "../admin-action.tsx";
import { EraseSheet } from "../people/erase-sheet.tsx";

/** On a person's page: proposals waiting for another admin. The proposer and the person concerned can only object. */
export function Proposals({ person }: { person: AdminPerson }) {
  const text = useText("admin").proposals;
  if (person.proposals.length === 0) return null;
  return (
    <Section title={text.title}>
      {person.proposals.map((proposal) => (
        <ProposalCard key={proposal.id} proposal={proposal} person={person} />
      ))}
    </Section>
  );
}

type ProposalCardProps = { proposal: AdminProposal; person: AdminPerson };

function ProposalCard({ proposal, person }: ProposalCardProps) {
  const text = useText("admin").proposals;
  const me = useMe().id;
  const { id, kind, proposed_by, proposed_at, in_force_at } = proposal;
  const answers = pathTo(api.readAnyPerson, { id: person.id });
  const mayConfirm = proposed_by.id !== me && person.id !== me;
  return (
    <Card roomy>
      <Stack gap={16}>
        <p>
          <strong>{text.what[kind](proposal.person.name)}</strong>
        </p>
        <p>
          {text.by(proposed_by.name, showDate(proposed_at))}{" "}
          {in_force_at !== null && text.inForce(showDate(in_force_at))}
        </p>
        {mayConfirm && kind === "erase" && <ConfirmErasure proposal={proposal} person={person} />}
        {mayConfirm && kind === "grant" && (
          <AdminAction
            size="medium"
            label={text.confirm}
            path={pathTo(api.confirmProposal, { id })}
            answers={answers}
            ask={{
              title: text.confirmTitle(person.first_name),
              help: text.confirmHelp,
              action: text.confirm,
            }}
            done={text.confirmed}
          />
        )}
        <AdminAction
          size="medium"
          variant="ghost"
          label={text.object}
          path={pathTo(api.objectToProposal, { id })}
          answers={answers}
          ask={{ title: text.objectTitle, help: text.objectHelp, action: text.object }}
          done={text.objected}
        />
      </Stack>
    </Card>
  );
}

function ConfirmErasure({ proposal, person }: ProposalCardProps) {
  const text = useText("admin");
  const [opened, setOpened] = useState(0);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="medium"
        variant="danger"
        onClick={() => {
          setOpened(opened + 1);
          setOpen(true);
        }}
      >
        {text.proposals.confirm}
      </Button>
      <EraseSheet
        key={opened}
        open={open}
        onClose={() => setOpen(false)}
        person={person}
        path={pathTo(api.confirmProposal, { id: proposal.id })}
        action={text.people.eraseAction}
        done={text.proposals.confirmed}
      />
    </>
  );
}
