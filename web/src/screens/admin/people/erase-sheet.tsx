import * as api from "@kalivo/contract/api-paths.ts";
import { type AddressOf, pathTo } from "@kalivo/contract/path-to.ts";
import { useText } from "#web/lib/text.tsx";
import type { AdminPerson } from "@kalivo/contract/shapes/admin.ts";
import { type FormEvent, useId, useState } from "react";
import { showMoney } from "#web/lib/format.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Stack } from "#web/ui/card.tsx";
import { Sheet } from "#web/ui/layers/sheet.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useToast } from "#web/ui/toast/toasts.tsx";
import { type AdminCall, useAdminCall } from "../use-admin.ts";
import { useProblem, useShownProblem } from "../use-problem.ts";
import { confirmsErasure } from "./confirms-erasure.ts";
import css from "./person-page.module.css";

type EraseSheetProps = {
  open: boolean;
  onClose: () => void;
  person: AdminPerson;
  /** Proposes an erasure, or carries out another admin's proposal. */
  path: Extract<AdminCall, AddressOf<typeof api.erasePerson | typeof api.confirmProposal>>;
  action: string;
  done: string;
};

/** Rule 31. Erasing is irreversible, so the admin types the person's email. */
export function EraseSheet({ open, onClose, person, path, action, done }: EraseSheetProps) {
  const text = useText("admin").people;
  const form = useId();
  const effects = useEraseEffects(person);
  const erase = useErase({ person, path, done }, onClose);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text.eraseTitle(person.first_name)}
      footer={
        <Button variant="danger" type="submit" form={form} loading={erase.erasing}>
          {action}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={erase.submit}>
        <Stack gap={20}>
          {erase.problem !== null && (
            <Banner kind="error" live>
              {erase.problem}
            </Banner>
          )}
          <ul className={css.effects}>
            {effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
          <Banner kind="warning">{text.eraseFinal}</Banner>
          <TextField
            label={text.eraseConfirm(person.email)}
            type="email"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={erase.typed}
            error={erase.wrong ? text.eraseWrong : undefined}
            onChange={(event) => erase.type(event.target.value)}
          />
        </Stack>
      </form>
    </Sheet>
  );
}

/** The effects of an erasure, in figures. */
function useEraseEffects({ erasing_ends: { supports, codes, teams, charges } }: AdminPerson): string[] {
  const text = useText("admin").people;
  const ended = text.eraseEffects(supports, codes, charges.count, showMoney(charges.amount_in_euros));
  return teams.length === 0 ? ended : [text.eraseTeams(teams.map(({ name }) => name).join(", ")), ...ended];
}

type Erasing = Pick<EraseSheetProps, "person" | "path" | "done">;

function useErase({ person: { id, email }, path, done }: Erasing, onErased: () => void) {
  const toast = useToast();
  const problemOf = useProblem();
  const erasing = useAdminCall({ path, answers: pathTo(api.readAnyPerson, { id }) });
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const [problem, setProblem] = useShownProblem();
  const erase = async () => {
    setProblem(null);
    const answer = await erasing.mutateAsync({ confirm: typed.trim() });
    if (!answer.ok) return setProblem(problemOf(answer));
    toast(done);
    return onErased();
  };
  return {
    typed,
    wrong,
    problem,
    erasing: erasing.isPending,
    type: (value: string) => {
      setTyped(value);
      setWrong(false);
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (erasing.isPending) return;
      if (confirmsErasure(typed, email)) void erase();
      else setWrong(true);
    },
  };
}
