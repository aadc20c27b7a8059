import { useState } from "react";
import type { TeamDetail } from "@kalivo/contract/shapes/team.ts";
import { CodeCard } from "../../features/codes/code-card.tsx";
import { CreateCodeSheet } from "../../features/codes/create-code-sheet.tsx";
import { useSharedCode } from "../../features/codes/use-shared-code.tsx";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Grid, Section } from "../../ui/card.tsx";

/** The team's codes: create, share, archive. */
export function TeamCodes({ team }: { team: TeamDetail }) {
  const teams = useText("teams");
  const codesText = useText("codes");
  const [creating, setCreating] = useState(false);
  const codes = team.codes ?? [];
  const { share, sheet } = useSharedCode(codes);
  return (
    <Section title={teams.codes}>
      {codes.length === 0 ? (
        <p>{teams.noCodes}</p>
      ) : (
        <Grid columns={2}>
          {codes.map((code) => (
            <li key={code.id}>
              <CodeCard code={code} onOpen={() => share(code.id)} />
            </li>
          ))}
        </Grid>
      )}
      <Button onClick={() => setCreating(true)}>{codesText.create}</Button>
      <CreateCodeSheet
        open={creating}
        teamId={team.id}
        onClose={() => setCreating(false)}
        onCreated={({ id }) => {
          setCreating(false);
          share(id);
        }}
      />
      {sheet}
    </Section>
  );
}
